import { aFewWines } from '@strapec/domain';
import type { MenuDto } from '../menu/dto/menu.dto.js';
import type { FewWineDto } from './dto/site.dto.js';

/** As many as the home page has room for. */
const few = 6;

/** The wines that the home page names. */
export function fewWines({ sections }: MenuDto): FewWineDto[] {
  return aFewWines(sections, few).map(({ item: { name, wine }, serving: { kind, volumeMl, priceCents } }) => ({
    name,
    producer: wine?.producer ?? '',
    kind,
    volumeMl,
    priceCents,
  }));
}
