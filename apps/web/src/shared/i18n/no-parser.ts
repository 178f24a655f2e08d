/** In the build this takes the place of the ICU parser: texts come parsed, and a string among them is plain words. */
export * from '@formatjs/icu-messageformat-parser/no-parser.js';
export { plainText as parse } from './messages';
