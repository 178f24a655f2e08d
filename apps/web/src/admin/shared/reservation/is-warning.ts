/** Words in which guests tell, in either language and with or without accents, of what they must not be served. */
const warnings =
  /alerg|allerg|anafyla|anaphyla|celiak|c(o)?eliac|bezlep|lepk|gl[uú]t[eé]n|lakt[oó]z|lactose|intoleran|orech|arašid|arasid|peanut|\bnuts?\b|histam|diabet|tehotn|pregnan|bezbariér|bezbarier|voz[ií](?:k|čk|ck)|invalid|wheelchair/i;

/** Whether a note says what the kitchen or the door has to know whatever happens: it is marked, never left out. */
export const isWarning = (note: string): boolean => warnings.test(note);
