/** Replaces the ICU parser in the build: texts are parsed already, and a string among them is plain text. */
export * from '@formatjs/icu-messageformat-parser/no-parser.js';
export { plainText as parse } from './messages';
