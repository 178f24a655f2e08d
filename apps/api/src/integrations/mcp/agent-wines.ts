import {
  type Language,
  type MenuFilter,
  type ShownItem,
  type ShownWine,
  filterFrom,
  filterMenu,
  menuAddress,
  paramsOf,
} from '@strapec/domain';
import { Injectable } from '@nestjs/common';
import { Settings } from '../../platform/config/settings.js';
import { Menus } from '../../menu/menus.js';

/** The most wines in one answer; the client can ask with a narrower filter. */
const winesTold = 60;

/** The wines of tonight, as on the page and in `/api/menu`. */
@Injectable()
export class AgentWines {
  constructor(
    private readonly menus: Menus,
    private readonly settings: Settings,
  ) {}

  async list(language: Language, asked: MenuFilter) {
    const filter = filterFrom(paramsOf(asked)); // reads the filter like the address of the page
    const { evening, sections } = await this.menus.shown(language);
    const wines = filterMenu(sections, filter).flatMap(({ items }) => items.flatMap(told));
    const url = this.settings.publicUrl + menuAddress(language, filter);
    return { evening, found: wines.length, wines: wines.slice(0, winesTold), url };
  }
}

const told = ({ name, text, isSoldOut, wine, servings }: ShownItem) =>
  wine ? [{ name, text, ...factsOf(wine), isSoldOut, servings: servings.map(({ id: _, ...serving }) => serving) }] : [];

const factsOf = ({
  producer,
  vintage,
  country,
  region,
  appellation,
  colour,
  sweetness,
  grapes,
  isOrganic,
  isVegan,
}: ShownWine) => ({
  producer,
  vintage,
  country,
  region,
  appellation,
  colour,
  sweetness,
  grapes: [...grapes],
  isOrganic,
  isVegan,
});
