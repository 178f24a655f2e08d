/** What an inquiry may be about: the kinds of private event of the schema, those that only the form tells apart (spec §5,
 * rules §1), and an event that is open to all. */
export const inquiryTypes = [
  ...(['private', 'corporate', 'celebration', 'custom'] as const),
  ...(['private_wine_tasting', 'wine_dinner'] as const),
  'public_event',
] as const;
export type InquiryType = (typeof inquiryTypes)[number];

/** What the form lists, and the kind that each entry is sent as: none is sent as another one (spec §5, rules §1). */
export const inquiryChoices = {
  private_wine_tasting: 'private_wine_tasting',
  corporate_event: 'corporate',
  special_celebration: 'celebration',
  wine_dinner: 'wine_dinner',
  custom_event: 'custom',
} as const satisfies Record<string, InquiryType>;
export type InquiryChoice = keyof typeof inquiryChoices;

/** How long the fields of the inquiry form may be; the guest count is a text ("30 to 40"). */
export const inquiryLimits = {
  nameLength: 100,
  emailLength: 255,
  phoneLength: 40,
  guestCountLength: 50,
  messageLength: 2000,
} as const;
