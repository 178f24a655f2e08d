import { type StaffMenuDto, createMenuItem, deleteMenuItem, updateMenuItem } from '@strapec/contracts';
import Button from 'antd/es/button';
import { useLanguage } from '../../shared/i18n/language-context';
import { useIdempotencyKey } from '../data/use-idempotency-key';
import { PictureField } from '../ui/files/picture-field';
import { DraftDrawer } from '../ui/drawer/draft-drawer';
import { LastChange } from '../ui/drawer/conflict-notice';
import { FormWarning } from '../ui/form-warning';
import parts from '../ui/parts.module.css';
import type { DrawerProps } from '../ui/drawer/use-drawer';
import { ItemFields } from './item-fields';
import { type ItemValues, createItemValues, toItemRequest, toItemValues, type Item } from './item-values';
import { type MenuText, useMenuText } from './texts';
import { useMenuRemoval } from './use-menu-removal';
import { toProblemCode } from '../data/problem-details';
import { type Allergen, checkMenuItem } from '@strapec/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useBanner } from '../data/banner/banner-provider';
import { refreshMenu, cacheMenuItems } from '../data/menu-cache';
import { useDraft } from '../ui/drawer/use-draft';
import { toMenuFieldPath, useMenuErrorText } from './menu-errors';

export type OpenedItem = { item: Item } | { item: null; sectionId: string };

interface ItemDrawerProps extends DrawerProps {
  openedItem: OpenedItem;
  menu: StaffMenuDto;
}

const neededPictureSize = { width: 480, height: 0, mayBeSmaller: true };

export function ItemDrawer({ openedItem, menu, ...drawer }: ItemDrawerProps) {
  const text = useMenuText();
  const { language } = useLanguage();
  const sectionId = openedItem.item ? openedItem.item.sectionId : openedItem.sectionId;
  const { draft, isDeleted, kindOf } = useItemDraft({
    item: openedItem.item,
    sectionId,
    menu,
    onSaved: drawer.onClose,
  });
  const nameOfSection = (id: string) => menu.sections.find((section) => section.id === id)?.name[language] ?? '–';
  const { base } = draft;
  return (
    <DraftDrawer
      title={base ? base.name[language] : text('menuList.form.new', { section: nameOfSection(sectionId) })}
      size={720}
      draft={draft}
      describeValues={(values) => describeItem(values, text, nameOfSection)}
      {...drawer}
    >
      {base?.updatedByName && (
        <p className={parts.pair}>
          <LastChange editor={base.updatedByName} changedAt={base.updatedAt} />
        </p>
      )}
      {isDeleted && (
        <FormWarning
          title={text('menuList.gone')}
          description={<Button onClick={() => draft.continueFrom(null)}>{text('menuList.gone.keep')}</Button>}
        />
      )}
      <ItemFields sections={menu.sections} kindOf={kindOf} />
      <PictureField
        label={text('menuList.form.picture')}
        emptyText={text('menuList.form.picture.none')}
        neededSize={neededPictureSize}
      />
      {base && <RemoveItemButton item={base} onRemoved={drawer.onClose} />}
    </DraftDrawer>
  );
}

function RemoveItemButton({ item, onRemoved }: { item: Item; onRemoved: () => void }) {
  const text = useMenuText();
  const { language } = useLanguage();
  const idempotencyKey = useIdempotencyKey();
  const { mutate, isPending } = useMenuRemoval({
    remove: deleteMenuItem,
    restore: (removed: Item) =>
      createMenuItem(
        toItemRequest(toItemValues(removed), removed.wine ? 'wine' : 'food'),
        idempotencyKey.toRequestInit(),
      ),
    onRemoved,
  });
  const confirmAndRemove = () => {
    if (window.confirm(text('menuList.delete.confirm', { name: item.name[language] }))) mutate(item.id);
  };
  return (
    <div className={`${parts.ruled} ${parts.section}`}>
      <Button danger disabled={isPending} onClick={confirmAndRemove}>
        {text('menuList.delete')}
      </Button>
    </div>
  );
}

interface ItemDraftOptions {
  item: Item | null;
  sectionId: string;
  menu: StaffMenuDto;
  onSaved: () => void;
}

function useItemDraft({ item, sectionId, menu, onSaved }: ItemDraftOptions) {
  const queries = useQueryClient();
  const text = useMenuText();
  const banner = useBanner();
  const errorText = useMenuErrorText();
  const kindOf = (id: string) => menu.sections.find((section) => section.id === id)?.kind ?? 'wine';
  const draft = useDraft({
    name: 'menu-item',
    openedSubject: item,
    toFormValues: (base: Item | null): ItemValues =>
      base ? toItemValues(base) : createItemValues(sectionId, kindOf(sectionId)),
    save: (values: ItemValues, base, newRequest) => {
      const request = toItemRequest(values, kindOf(values.sectionId));
      return base
        ? updateMenuItem(base.id, { ...request, version: base.version })
        : createMenuItem(request, newRequest);
    },
    onSaved: (saved, base) => {
      if (base) cacheMenuItems(queries, [saved]);
      void refreshMenu(queries);
      onSaved();
      return text(base ? 'menuList.saved' : 'menuList.created');
    },
    onFailure: (reason, error, { latest }) => {
      if (latest) cacheMenuItems(queries, [latest]);
      if (isNotFound(error)) void refreshMenu(queries);
      return text('wines.failed', { reason });
    },
    toFormError: (error) => ({
      name: toMenuFieldPath(error.field) as unknown as keyof ItemValues,
      errors: [errorText(error)],
    }),
  });
  const submit = (values: ItemValues): void => {
    const request = toItemRequest(values, kindOf(values.sectionId));
    const draftItem = { ...request, allergens: request.allergens as Allergen[] | null };
    const errors = checkMenuItem(draftItem, kindOf(values.sectionId));
    const [firstError] = errors;
    if (!firstError) return draft.submit(values);
    const fields = errors.map(({ field, code }) => ({ name: toMenuFieldPath(field), errors: [errorText({ code })] }));
    draft.form.setFields(fields as unknown as Parameters<typeof draft.form.setFields>[0]);
    draft.form.scrollToField(toMenuFieldPath(firstError.field), { focus: true });
    banner.showFailure(errorText(firstError));
  };
  return { draft: { ...draft, submit }, isDeleted: draft.base !== null && isNotFound(draft.error), kindOf };
}

const isNotFound = (error: unknown): boolean => toProblemCode(error) === 'not_found';

function describeItem(values: ItemValues, text: MenuText, nameOfSection: (id: string) => string) {
  const { name, text: note, wine } = values;
  const formatYesOrNo = (isTrue: boolean) => text(isTrue ? 'menuList.yes' : 'menuList.no');
  const valuesByField = {
    section: nameOfSection(values.sectionId),
    isListed: formatYesOrNo(values.isListed),
    'name.sk': name.sk,
    'name.en': name.en,
    'text.sk': note.sk,
    'text.en': note.en,
    allergens: formatAllergens(values.allergens, text),
    servings: formatServings(values.servings, text),
    picture: values.imageUrl,
    producer: wine.producer,
    vintage: wine.vintage,
    origin: [wine.appellation, wine.region.sk, wine.region.en, wine.country].filter(Boolean).join(' · '),
    colour: text(`menuList.colour.${wine.colour}`),
    sweetness: text(`menuList.sweetness.${wine.sweetness}`),
    grapes: wine.grapes.join(', '),
    alcohol: wine.alcohol,
    isOrganic: formatYesOrNo(wine.isOrganic),
    isVegan: formatYesOrNo(wine.isVegan),
    labelUrl: wine.labelUrl,
    'ingredients.sk': wine.ingredients.sk,
    'ingredients.en': wine.ingredients.en,
    energyKj: wine.energyKj,
  };
  const fields = Object.keys(valuesByField) as (keyof typeof valuesByField)[];
  return fields.map((field) => ({ label: text(`menuList.form.${field}`), value: valuesByField[field] || '–' }));
}

function formatAllergens(allergens: ItemValues['allergens'], text: MenuText): string {
  if (allergens === null) return text('menuList.form.allergens.notConfirmed');
  return allergens.length === 0 ? text('menuList.form.allergens.none') : allergens.join(', ');
}

const formatServings = (servings: ItemValues['servings'], text: MenuText): string =>
  servings
    .map(({ kind, volumeMl, price, pouredUntil }) =>
      [text(`menuList.serving.${kind}`), volumeMl && `${volumeMl} ml`, `${price} €`, pouredUntil]
        .filter(Boolean)
        .join(' '),
    )
    .join('; ');
