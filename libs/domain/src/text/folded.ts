const inboxMessages: Readonly<Record<string, string>> = { ł: 'l', Ł: 'L', ø: 'o', Ø: 'O', đ: 'd', Đ: 'D', '’': "'" };

/**
 * The text in lower case and without accents, for comparison. The database function of the same name gives the same
 * result.
 */
export function folded(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036F]/g, '')
    .replaceAll(/[łŁøØđĐ’]/g, (inboxMessage) => inboxMessages[inboxMessage] ?? inboxMessage)
    .toLowerCase();
}
