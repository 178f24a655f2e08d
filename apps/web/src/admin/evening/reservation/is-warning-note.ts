/** In either language, with or without accents. */
const warningPattern =
  /alerg|allerg|anafyla|anaphyla|celiak|c(o)?eliac|bezlep|lepk|gl[uú]t[eé]n|lakt[oó]z|lactose|intoleran|orech|arašid|arasid|peanut|\bnuts?\b|histam|diabet|tehotn|pregnan|bezbariér|bezbarier|voz[ií](?:k|čk|ck)|invalid|wheelchair/i;

/** For the kitchen or the host: it is marked and never left out. */
export const isWarningNote = (note: string): boolean => warningPattern.test(note);
