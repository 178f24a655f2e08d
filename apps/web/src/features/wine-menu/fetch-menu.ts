import type { Language, ShownMenu } from '@strapec/domain';

/** The list as it stands now, from `GET /api/menu`. */
export async function fetchMenu(language: Language): Promise<ShownMenu> {
  const response = await fetch(`/api/menu?lang=${language}`);
  if (!response.ok) throw new Error(`${response.status}`);
  return ((await response.json()) as { sections: ShownMenu }).sections;
}
