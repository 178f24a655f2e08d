// Replaces site/built-in-texts.ts, whose files only Vite finds. apps/api/test/content/edit-pages.int.spec.ts reads the real
// texts.
module.exports = { builtInTexts: [] };
