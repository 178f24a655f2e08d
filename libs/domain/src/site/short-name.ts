/** What a house is called for short: `Strapec — víno & káva` is `Strapec`. */
export const shortNameOf = (name: string): string => name.split(' — ')[0]?.trim() || name;
