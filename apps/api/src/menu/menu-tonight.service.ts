import { type Serving, type ServiceDate, addDays, isServedOn } from '@strapec/domain';
import { Injectable } from '@nestjs/common';
import { MenuServingRow } from '../platform/database/entities/menu/menu-serving.entity.js';
import { requireFound } from '../platform/http/problems/require-found.js';
import type { StaffMember } from '../platform/http/access/staff-member.js';
import type { StaffMenuItemDto } from './dto/staff-menu.dto.js';
import type { ServingTonightDto, TonightDto } from './dto/change-menu.dto.js';
import { readItem } from './menu-items.service.js';
import { type EditResult, type EditContext, MenuTransactions, fieldProblem } from './menu-transactions.js';
import type { StoredItem } from './stored-menu.js';
import { auditFacts, writeItems } from './write-items.js';

@Injectable()
export class MenuTonightService {
  constructor(private readonly edits: MenuTransactions) {}

  /** Throws `not_found`, `validation_failed` for `isByTheGlass` of an item without a glass. */
  setItemTonight(id: string, { isSoldOut, isByTheGlass }: TonightDto, by: StaffMember): Promise<StaffMenuItemDto> {
    return this.edits.runEdit(by, async (editing) => {
      const before = await readItem(editing.tx, id);
      if (typeof isByTheGlass === 'boolean' && !before.servings.some(({ kind }) => kind === 'glass')) {
        throw fieldProblem('isByTheGlass', 'no_glass');
      }
      const servings = before.servings.map((serving) => {
        const marked = withSoldOut(serving, isSoldOut, editing.evening);
        return serving.kind === 'glass' ? withGlassPoured(marked, isByTheGlass, editing.evening) : marked;
      });
      return saveServings(editing, before, servings);
    });
  }

  setServingTonight(
    id: string,
    { isSoldOut, pouredUntil }: ServingTonightDto,
    by: StaffMember,
  ): Promise<StaffMenuItemDto> {
    return this.edits.runEdit(by, async (editing) => {
      const { itemId } = requireFound(await editing.tx.findOneBy(MenuServingRow, { id }));
      const before = await readItem(editing.tx, itemId);
      const servings = before.servings.map((serving) => {
        if (serving.id !== id) return serving;
        const until = pouredUntil === undefined ? serving.pouredUntil : pouredUntil;
        return withSoldOut({ ...serving, pouredUntil: until }, isSoldOut, editing.evening);
      });
      return saveServings(editing, before, servings);
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
  editing: EditContext,
  before: StoredItem,
  servings: readonly Serving[],
): Promise<EditResult<StaffMenuItemDto>> {
  const states = { before: auditFacts(before), after: auditFacts({ ...before, servings }) };
  const isSame = JSON.stringify(states.before) === JSON.stringify(states.after);
  if (isSame) return { result: before, changes: [] };
  await writeItems(editing, [{ ...before, servings, version: before.version + 1 }]);
  const change = { by: editing.by, action: 'menu.tonight', subjectId: before.id, ...states } as const;
  return { result: await readItem(editing.tx, before.id), changes: [change] };
}
