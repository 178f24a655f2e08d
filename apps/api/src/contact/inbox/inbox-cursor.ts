/** Position in the list: open ones first, then the newest, then by id. */
export interface InboxCursor {
  isOpen: boolean;
  createdAt: Date;
  id: string;
}

const written = /^(open|answered)\.(\d{1,15})\.([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/;

export const writeCursor = ({ isOpen, createdAt, id }: InboxCursor): string =>
  `${isOpen ? 'open' : 'answered'}.${createdAt.getTime()}.${id}`;

/** Decodes the result of `writeCursor`; `null` for anything else. */
export function readCursor(text: string): InboxCursor | null {
  const [, state, instant, id] = written.exec(text) ?? [];
  if (!state || !instant || !id) return null;
  return { isOpen: state === 'open', createdAt: new Date(Number(instant)), id };
}
