/** The build has parsed all texts. */
export { toMessage as parse } from './messages';
