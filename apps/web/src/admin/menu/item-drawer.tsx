import { type StaffMenuDto, createMenuItem, deleteMenuItem, updateMenuItem } from '@strapec/contracts';
import Button from 'antd/es/button';
import { useLanguage } from '../../shared/i18n/language-context';
import { useIdempotencyKey } from '../data/use-idempotency-key';
import { PictureField } from '../ui/files/picture-field';
import { DraftDrawer } from '../ui/drawer/draft-drawer';
import { LastChange } from '../ui/drawer/conflict-notice';
import { FormNotice } from '../ui/form-notice';
import parts from '../ui/parts.module.css';
import type { DrawerProps } from '../ui/drawer/use-drawer';
import { ItemFields } from './item-fields';
import { type ItemValues, type WineValues, newItemValues, toSaveRequest, toItemValues, type Item } from './item-values';
import { type MenuText, useMenuText } from './texts';
import { useMenuRemoval } from './use-menu-removal';
import { problemCode } from '../data/problem';
import { type Allergen, languages, menuItemErrors } from '@strapec/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useBanner } from '../data/banner/banner-provider';
import { refreshMenu, cacheMenuItems } from '../data/menu-cache';
import { useDraft } from '../ui/drawer/use-draft';
import { toFormFieldPath, useMenuErrorText } from './menu-errors';

export type OpenedItem = { item: Item } | { item: null; sectionId: string };

interface ItemDrawerProps extends DrawerProps {
  openedItem: OpenedItem;
  menu: StaffMenuDto;
}

const neededPicture = { width: 480, height: 0, mayBeSmaller: true };

export function ItemDrawer({ openedItem, menu, ...drawer }: ItemDrawerProps) {
  const text = useMenuText();
  const { language } = useLanguage();
  const sectionId = openedItem.item ? openedItem.item.sectionId : openedItem.sectionId;
  const { draft, isDeleted, kindOf } = useSaveItem({ item: openedItem.item, sectionId, menu, onSaved: drawer.onClose });
  const sectionName = (id: string) => menu.sections.find((section) => section.id === id)?.name[language] ?? '–';
  const { base } = draft;
  return (
    <DraftDrawer
      title={base ? base.name[language] : text('menuList.form.new', { section: sectionName(sectionId) })}
      size={720}
      draft={draft}
      describeValues={(values) => describeItem(values, text, sectionName)}
      {...drawer}
    >
      {base?.updatedByName && (
        <p className={parts.pair}>
          <LastChange editor={base.updatedByName} changedAt={base.updatedAt} />
        </p>
      )}
      {isDeleted && (
        <FormNotice
          title={text('menuList.gone')}
          description={<Button onClick={() => draft.continueFrom(null)}>{text('menuList.gone.keep')}</Button>}
        />
      )}
      <ItemFields sections={menu.sections} kindOf={kindOf} />
      <PictureField
        label={text('menuList.form.picture')}
        emptyText={text('menuList.form.picture.none')}
        neededSize={neededPicture}
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
      createMenuItem(toSaveRequest(toItemValues(removed), removed.wine ? 'wine' : 'food'), idempotencyKey.toRequest()),
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

interface SaveOptions {
  item: Item | null;
  sectionId: string;
  menu: StaffMenuDto;
  onSaved: () => void;
}

function useSaveItem({ item, sectionId, menu, onSaved }: SaveOptions) {
  const queries = useQueryClient();
  const text = useMenuText();
  const banner = useBanner();
  const errorText = useMenuErrorText();
  const kindOf = (id: string) => menu.sections.find((section) => section.id === id)?.kind ?? 'wine';
  const draft = useDraft({
    name: 'menu-item',
    openedSubject: item,
    toFormValues: (base: Item | null): ItemValues =>
      base ? toItemValues(base) : newItemValues(sectionId, kindOf(sectionId)),
    save: (values: ItemValues, base, newRequest) => {
      const request = toSaveRequest(values, kindOf(values.sectionId));
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
    onRefused: (reason, error, { latest }) => {
      if (latest) cacheMenuItems(queries, [latest]);
      if (isNotFound(error)) void refreshMenu(queries);
      return text('wines.failed', { reason });
    },
    toFormError: (error) => ({
      name: toFormFieldPath(error.field) as unknown as keyof ItemValues,
      errors: [errorText(error)],
    }),
  });
  const submit = (values: ItemValues): void => {
    const request = toSaveRequest(values, kindOf(values.sectionId));
    const draftItem = { ...request, allergens: request.allergens as Allergen[] | null };
    const errors = menuItemErrors(draftItem, kindOf(values.sectionId));
    const [firstError] = errors;
    if (!firstError) return draft.submit(values);
    const fields = errors.map(({ field, code }) => ({ name: toFormFieldPath(field), errors: [errorText({ code })] }));
    draft.form.setFields(fields as unknown as Parameters<typeof draft.form.setFields>[0]);
    draft.form.scrollToField(toFormFieldPath(firstError.field), { focus: true });
    banner.showFailure(errorText(firstError));
  };
  return { draft: { ...draft, submit }, isDeleted: draft.base !== null && isNotFound(draft.error), kindOf };
}

const isNotFound = (error: unknown): boolean => problemCode(error) === 'not_found';

function describeItem(values: ItemValues, text: MenuText, sectionName: (id: string) => string) {
  const yesOrNoText = (isTrue: boolean) => text(isTrue ? 'menuList.yes' : 'menuList.no');
  return [
    { label: text('menuList.form.section'), value: sectionName(values.sectionId) },
    { label: text('menuList.form.isListed'), value: yesOrNoText(values.isListed) },
    ...languages.map((one) => ({ label: text(`menuList.form.name.${one}`), value: values.name[one] })),
    ...languages.map((one) => ({ label: text(`menuList.form.text.${one}`), value: values.text[one] || '–' })),
    { label: text('menuList.form.allergens'), value: allergensText(values.allergens, text) },
    { label: text('menuList.form.servings'), value: servingsText(values.servings, text) },
    { label: text('menuList.form.picture'), value: values.imageUrl || '–' },
    ...(values.wine ? describeWine(values.wine, text, yesOrNoText) : []),
  ];
}

function allergensText(allergens: ItemValues['allergens'], text: MenuText): string {
  if (allergens === null) return text('menuList.form.allergens.notConfirmed');
  return allergens.length === 0 ? text('menuList.form.allergens.none') : allergens.join(', ');
}

const servingsText = (servings: ItemValues['servings'], text: MenuText): string =>
  servings
    .map(({ kind, volumeMl, price, pouredUntil }) =>
      [text(`menuList.serving.${kind}`), volumeMl && `${volumeMl} ml`, `${price} €`, pouredUntil]
        .filter(Boolean)
        .join(' '),
    )
    .join('; ') || '–';

function describeWine(wine: WineValues, text: MenuText, yesOrNoText: (isTrue: boolean) => string) {
  const { producer, vintage, country, region, appellation, colour, sweetness, grapes, alcohol } = wine;
  const originText = [appellation, region.sk, region.en, country].filter(Boolean).join(' · ');
  return [
    { label: text('menuList.form.producer'), value: producer },
    { label: text('menuList.form.vintage'), value: vintage || '–' },
    { label: text('menuList.form.origin'), value: originText },
    { label: text('menuList.form.colour'), value: text(`menuList.colour.${colour}`) },
    { label: text('menuList.form.sweetness'), value: text(`menuList.sweetness.${sweetness}`) },
    { label: text('menuList.form.grapes'), value: grapes.join(', ') || '–' },
    { label: text('menuList.form.alcohol'), value: alcohol || '–' },
    { label: text('menuList.form.isOrganic'), value: yesOrNoText(wine.isOrganic) },
    { label: text('menuList.form.isVegan'), value: yesOrNoText(wine.isVegan) },
    { label: text('menuList.form.labelUrl'), value: wine.labelUrl || '–' },
    ...languages.map((one) => ({
      label: text(`menuList.form.ingredients.${one}`),
      value: wine.ingredients[one] || '–',
    })),
    { label: text('menuList.form.energyKj'), value: wine.energyKj || '–' },
  ];
}
