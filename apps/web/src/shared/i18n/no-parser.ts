/** The build has parsed all texts. */
export { plainText as parse } from './messages';
