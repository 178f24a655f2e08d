import type { MenuItem } from '@strapec/domain';

/** What the audit log keeps of an item; it says by itself who changed it. */
export const factsOf = ({
  name,
  text,
  allergens,
  isListed,
  wine,
  servings,
  sectionId,
}: MenuItem & { sectionId: string }) => ({
  ...{ name, text, sectionId, allergens, isListed, wine, servings },
});
