/** How long the fields of the contact form may be (spec §5, §9). */
export const contactLimits = {
  nameLength: 50,
  emailLength: 255,
  phoneLength: 40,
  messageLength: 1000,
} as const;
