import { type Serving, type ServiceDate, addDays, isServedOn } from '@strapec/domain';
import { Injectable } from '@nestjs/common';
import { MenuServingRow } from '../platform/database/entities/menu/menu-serving.entity.js';
import { requireFound } from '../platform/http/problems/require-found.js';
import type { StaffMember } from '../platform/http/access/staff-member.js';
import type { StaffMenuItemDto } from './dto/staff-menu.dto.js';
import type { ServingTonightDto, TonightDto } from './dto/change-menu.dto.js';
import { type MenuEditResult, type MenuEditContext, MenuEdits, fieldProblem, requireItem } from './menu-edits.js';
import type { StoredItem } from './stored-menu.js';
import { toItemAuditEntry, writeItems } from './write-items.js';

@Injectable()
export class MenuTonightService {
  constructor(private readonly edits: MenuEdits) {}

  /** Throws `not_found`, `validation_failed` for `isByTheGlass` of an item without a glass. */
  setItemTonight(id: string, { isSoldOut, isByTheGlass }: TonightDto, by: StaffMember): Promise<StaffMenuItemDto> {
    return this.edits.applyEdit(by, async (context) => {
      const before = await requireItem(context.tx, id);
      if (typeof isByTheGlass === 'boolean' && !before.servings.some(({ kind }) => kind === 'glass')) {
        throw fieldProblem('isByTheGlass', 'no_glass');
      }
      const servings = before.servings.map((serving) => {
        const markedServing = withSoldOut(serving, isSoldOut, context.evening);
        return serving.kind === 'glass' ? withGlassPoured(markedServing, isByTheGlass, context.evening) : markedServing;
      });
      return saveServings(context, before, servings);
    });
  }

  setServingTonight(
    id: string,
    { isSoldOut, pouredUntil }: ServingTonightDto,
    by: StaffMember,
  ): Promise<StaffMenuItemDto> {
    return this.edits.applyEdit(by, async (context) => {
      const { itemId } = requireFound(await context.tx.findOneBy(MenuServingRow, { id }));
      const before = await requireItem(context.tx, itemId);
      const servings = before.servings.map((serving) => {
        if (serving.id !== id) return serving;
        const newPouredUntil = pouredUntil === undefined ? serving.pouredUntil : pouredUntil;
        return withSoldOut({ ...serving, pouredUntil: newPouredUntil }, isSoldOut, context.evening);
      });
      return saveServings(context, before, servings);
    });
  }
}

export function withSoldOut(serving: Serving, isSoldOut: boolean | null | undefined, evening: ServiceDate): Serving {
  if (typeof isSoldOut !== 'boolean') return serving;
  return { ...serving, soldOutOn: isSoldOut ? (serving.soldOutOn ?? evening) : null };
}

function withGlassPoured(serving: Serving, isPoured: boolean | null | undefined, evening: ServiceDate): Serving {
  if (typeof isPoured !== 'boolean') return serving;
  if (!isPoured) return { ...serving, pouredUntil: addDays(evening, -1) };
  const availableServing = { ...serving, soldOutOn: null };
  return isServedOn(availableServing, evening) ? availableServing : { ...availableServing, pouredUntil: evening };
}

async function saveServings(
  context: MenuEditContext,
  before: StoredItem,
  servings: readonly Serving[],
): Promise<MenuEditResult<StaffMenuItemDto>> {
  const entry = toItemAuditEntry({ by: context.by, action: 'menu.tonight' }, before, { ...before, servings });
  if (JSON.stringify(entry.before) === JSON.stringify(entry.after)) return { result: before, entries: [] };
  await writeItems(context, [{ ...before, servings, version: before.version + 1 }]);
  return { result: await requireItem(context.tx, before.id), entries: [entry] };
}
