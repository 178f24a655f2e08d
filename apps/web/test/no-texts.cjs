// Vite finds the message files of app/built-in-texts.ts; Jest cannot. apps/api/test/edit-pages.int.spec.ts sees the real ones.
module.exports = { builtInTexts: [] };
