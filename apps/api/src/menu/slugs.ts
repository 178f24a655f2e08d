import { regionKey } from '@strapec/domain';
import { type EntityManager } from 'typeorm';
import { MenuItemRow } from '../platform/database/entities/menu/menu-item.entity.js';

const longest = 80; // characters
const nameless = 'polozka';

export class Slugs {
  private constructor(private readonly taken: Set<string>) {}

  static async of(tx: EntityManager): Promise<Slugs> {
    const rows = await tx.find(MenuItemRow, { select: { slug: true } });
    return new Slugs(new Set(rows.map(({ slug }) => slug)));
  }

  /** Reserves a slug for a name: `frankovka-modra`, or `frankovka-modra-2` when that is in use. */
  take(name: string): string {
    const first = regionKey(regionKey(name).slice(0, longest)) || nameless;
    let slug = first;
    for (let next = 2; this.taken.has(slug); next += 1) slug = `${first}-${next}`;
    this.taken.add(slug);
    return slug;
  }
}
