export const inboxMessageKinds = ['message', 'inquiry'] as const;
export type InboxMessageKind = (typeof inboxMessageKinds)[number];

export const inboxMessageLimits = {
  /** Characters. */
  noteLength: 500,
} as const;
