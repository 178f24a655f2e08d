import { type Serving, type ServiceDate, addDays, isServedOn } from '@strapec/domain';
import { Injectable } from '@nestjs/common';
import { MenuServingRow } from '../platform/database/entities/menu/menu-serving.entity.js';
import { found } from '../platform/http/problems/found.js';
import type { StaffMember } from '../platform/http/access/staff-member.js';
import type { StaffMenuItemDto } from './dto/staff-menu.dto.js';
import type { ServingTonightDto, TonightDto } from './dto/change-menu.dto.js';
import { itemAt } from './menu-items.service.js';
import { type Edited, type Editing, MenuEdits, invalid } from './menu-edits.js';
import type { StoredItem } from './stored-menu.js';
import { factsOf, writeItems } from './write-items.js';

@Injectable()
export class Tonight {
  constructor(private readonly edits: MenuEdits) {}

  /** Throws `not_found`, `validation_failed` for `isByTheGlass` of an item without a glass. */
  setItem(id: string, { isSoldOut, isByTheGlass }: TonightDto, by: StaffMember): Promise<StaffMenuItemDto> {
    return this.edits.apply(by, async (editing) => {
      const before = await itemAt(editing.tx, id);
      if (typeof isByTheGlass === 'boolean' && !before.servings.some(({ kind }) => kind === 'glass')) {
        throw invalid('isByTheGlass', 'no_glass');
      }
      const servings = before.servings.map((serving) => {
        const marked = withSoldOut(serving, isSoldOut, editing.evening);
        return serving.kind === 'glass' ? withGlass(marked, isByTheGlass, editing.evening) : marked;
      });
      return save(editing, before, servings);
    });
  }

  setServing(id: string, { isSoldOut, pouredUntil }: ServingTonightDto, by: StaffMember): Promise<StaffMenuItemDto> {
    return this.edits.apply(by, async (editing) => {
      const { itemId } = found(await editing.tx.findOneBy(MenuServingRow, { id }));
      const before = await itemAt(editing.tx, itemId);
      const servings = before.servings.map((serving) => {
        if (serving.id !== id) return serving;
        const until = pouredUntil === undefined ? serving.pouredUntil : pouredUntil;
        return withSoldOut({ ...serving, pouredUntil: until }, isSoldOut, editing.evening);
      });
      return save(editing, before, servings);
    });
  }
}

export function withSoldOut(serving: Serving, isSoldOut: boolean | null | undefined, evening: ServiceDate): Serving {
  if (typeof isSoldOut !== 'boolean') return serving;
  return { ...serving, soldOutOn: isSoldOut ? (serving.soldOutOn ?? evening) : null };
}

function withGlass(serving: Serving, isPoured: boolean | null | undefined, evening: ServiceDate): Serving {
  if (typeof isPoured !== 'boolean') return serving;
  if (!isPoured) return { ...serving, pouredUntil: addDays(evening, -1) };
  const there = { ...serving, soldOutOn: null };
  return isServedOn(there, evening) ? there : { ...there, pouredUntil: evening };
}

async function save(
  editing: Editing,
  before: StoredItem,
  servings: readonly Serving[],
): Promise<Edited<StaffMenuItemDto>> {
  const states = { before: factsOf(before), after: factsOf({ ...before, servings }) };
  const isSame = JSON.stringify(states.before) === JSON.stringify(states.after);
  if (isSame) return { result: before, changes: [] };
  await writeItems(editing, [{ ...before, servings, version: before.version + 1 }]);
  const change = { by: editing.by, action: 'menu.tonight', subjectId: before.id, ...states } as const;
  return { result: await itemAt(editing.tx, before.id), changes: [change] };
}
