const letters: Readonly<Record<string, string>> = { ł: 'l', Ł: 'L', ø: 'o', Ø: 'O', đ: 'd', Đ: 'D', '’': "'" };

/** A text as it is compared: in small letters, without accents. The database's function of that name does the same. */
export function folded(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036F]/g, '')
    .replaceAll(/[łŁøØđĐ’]/g, (letter) => letters[letter] ?? letter)
    .toLowerCase();
}
