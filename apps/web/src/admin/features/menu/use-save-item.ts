import { codeOf } from '../../shared/api/refusal';
import { type StaffMenuDto, createMenuItem, updateMenuItem } from '@strapec/contracts';
import { type Allergen, menuItemFaults } from '@strapec/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useBanner } from '../../shared/banner/banner-provider';
import { useFailureReason } from '../../shared/failure/use-failure-reason';
import { refreshMenu, showItems } from '../../shared/api/menu-cache';
import { useListText } from '../../shared/menu/texts';
import { useDraft } from '../../shared/ui/use-draft';
import { placeOf, useFaultWords } from './fault-words';
import { type ItemValues, newItem, requestOf, valuesOf } from './item-values';
import type { Item } from './menu-links';
import { useMenuText } from './texts';

interface SaveOptions {
  item: Item | null;
  sectionId: string;
  menu: StaffMenuDto;
  onSaved: () => void;
}

/** The draft of an item; it is validated before the request, by the same rules as in the API. */
export function useSaveItem({ item, sectionId, menu, onSaved }: SaveOptions) {
  const queries = useQueryClient();
  const text = useMenuText();
  const listText = useListText();
  const banner = useBanner();
  const reasonOf = useFailureReason();
  const faultWords = useFaultWords();
  const kindOf = (id: string) => menu.sections.find((section) => section.id === id)?.kind ?? 'wine';
  const draft = useDraft({
    name: 'menu-item',
    opened: item,
    valuesOf: (base: Item | null): ItemValues => (base ? valuesOf(base) : newItem(sectionId, kindOf(sectionId))),
    save: (values: ItemValues, base, attempt) => {
      const request = requestOf(values, kindOf(values.sectionId));
      return base ? updateMenuItem(base.id, { ...request, version: base.version }) : createMenuItem(request, attempt);
    },
    onSaved: (saved, base) => {
      if (base) showItems(queries, [saved]);
      void refreshMenu(queries);
      banner.sayDone(text(base ? 'menuList.saved' : 'menuList.created'));
      onSaved();
    },
    onRefused: (error, { theirs }) => {
      if (theirs) showItems(queries, [theirs]);
      if (isNotFound(error)) void refreshMenu(queries);
      banner.sayFailed(listText('wines.failed', { reason: reasonOf(error) }));
    },
    faultOf: (fault) => ({ name: placeOf(fault.field) as unknown as keyof ItemValues, errors: [faultWords(fault)] }),
  });
  const submit = (values: ItemValues): void => {
    const request = requestOf(values, kindOf(values.sectionId));
    const draftItem = { ...request, allergens: request.allergens as Allergen[] | null };
    const faults = menuItemFaults(draftItem, kindOf(values.sectionId));
    const [first] = faults;
    if (!first) return draft.submit(values);
    const fields = faults.map(({ field, code }) => ({ name: placeOf(field), errors: [faultWords({ code })] }));
    draft.form.setFields(fields as unknown as Parameters<typeof draft.form.setFields>[0]);
    draft.form.scrollToField(placeOf(first.field), { focus: true });
    banner.sayFailed(faultWords(first));
  };
  return { draft: { ...draft, submit }, isGone: draft.base !== null && isNotFound(draft.error), kindOf };
}

const isNotFound = (error: unknown): boolean => codeOf(error) === 'not_found';
