import { sk as words } from '../../shared/reservation/messages.sk';

/** The texts of what is found; the field's own stand in every page's header. */
export const messages = words;
