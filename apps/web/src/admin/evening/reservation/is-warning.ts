/** Words by which guests describe allergies and intolerances, in either language and with or without accents. */
const warnings =
  /alerg|allerg|anafyla|anaphyla|celiak|c(o)?eliac|bezlep|lepk|gl[uú]t[eé]n|lakt[oó]z|lactose|intoleran|orech|arašid|arasid|peanut|\bnuts?\b|histam|diabet|tehotn|pregnan|bezbariér|bezbarier|voz[ií](?:k|čk|ck)|invalid|wheelchair/i;

/** True for a note that the kitchen or the host must know: it is marked and never left out. */
export const isWarning = (note: string): boolean => warnings.test(note);
