// Only Vite finds the message files of site/built-in-texts.ts. apps/api/test/content/edit-pages.int.spec.ts reads the real
// ones.
module.exports = { builtInTexts: [] };
