/** In place of the ICU parser: the build has parsed all texts. */
export * from '@formatjs/icu-messageformat-parser/no-parser.js';
export { plainText as parse } from './messages';
