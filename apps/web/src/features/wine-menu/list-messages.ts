/** The texts of the list in each language, fetched with the first part that shows them. */
export const listMessages = { en: () => import('./list-messages.en'), sk: () => import('./list-messages.sk') };
