/** The name without its subtitle: `Strapec — víno & káva` becomes `Strapec`. */
export const shortNameOf = (name: string): string => name.split(' — ')[0]?.trim() || name;
