import { type StaffMenuDto, createMenuItem, deleteMenuItem, updateMenuItem } from '@strapec/contracts';
import Button from 'antd/es/button';
import { useLanguage } from '../../shared/i18n/language-context';
import { useAttempt } from '../data/use-attempt';
import { PictureField } from '../ui/files/picture-field';
import { DraftDrawer } from '../ui/drawer/draft-drawer';
import { LastChange } from '../ui/drawer/changed-meanwhile';
import { Notice } from '../ui/notice';
import parts from '../ui/parts.module.css';
import type { DrawerProps } from '../ui/drawer/use-drawer';
import { ItemFields } from './item-fields';
import { type ItemValues, type WineValues, newItem, requestOf, valuesOf, type Item } from './item-values';
import { type MenuText, useMenuText } from './texts';
import { useRemoval } from './use-removal';
import { codeOf } from '../data/refusal';
import { type Allergen, languages, menuItemErrors } from '@strapec/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useBanner } from '../data/banner/banner-provider';
import { refreshMenu, showItems } from '../data/menu-cache';
import { useListText } from './item/texts';
import { useDraft } from '../ui/drawer/use-draft';
import { placeOf, useErrorWords } from './error-words';

export type OpenItem = { item: Item } | { item: null; sectionId: string };

interface ItemDrawerProps extends DrawerProps {
  opened: OpenItem;
  menu: StaffMenuDto;
}

const neededPicture = { width: 480, height: 0, mayBeSmaller: true };

export function ItemDrawer({ opened, menu, ...drawer }: ItemDrawerProps) {
  const text = useMenuText();
  const { language } = useLanguage();
  const sectionId = opened.item ? opened.item.sectionId : opened.sectionId;
  const { draft, isGone, kindOf } = useSaveItem({ item: opened.item, sectionId, menu, onSaved: drawer.onClose });
  const sectionName = (id: string) => menu.sections.find((section) => section.id === id)?.name[language] ?? '–';
  const { base } = draft;
  return (
    <DraftDrawer
      title={base ? base.name[language] : text('menuList.form.new', { section: sectionName(sectionId) })}
      size={720}
      draft={draft}
      inWords={(values) => itemInWords(values, text, sectionName)}
      {...drawer}
    >
      {base?.updatedByName && (
        <p className={parts.pair}>
          <LastChange who={base.updatedByName} when={base.updatedAt} />
        </p>
      )}
      {isGone && (
        <Notice
          title={text('menuList.gone')}
          description={<Button onClick={() => draft.goOnFrom(null)}>{text('menuList.gone.keep')}</Button>}
        />
      )}
      <ItemFields sections={menu.sections} kindOf={kindOf} />
      <PictureField
        label={text('menuList.form.picture')}
        none={text('menuList.form.picture.none')}
        needed={neededPicture}
      />
      {base && <Remove item={base} onRemoved={drawer.onClose} />}
    </DraftDrawer>
  );
}

function Remove({ item, onRemoved }: { item: Item; onRemoved: () => void }) {
  const text = useMenuText();
  const { language } = useLanguage();
  const attempt = useAttempt();
  const { mutate, isPending } = useRemoval({
    remove: deleteMenuItem,
    restore: (removed: Item) =>
      createMenuItem(requestOf(valuesOf(removed), removed.wine ? 'wine' : 'food'), attempt.current()),
    onRemoved,
  });
  const ask = () => {
    if (window.confirm(text('menuList.delete.confirm', { name: item.name[language] }))) mutate(item.id);
  };
  return (
    <div className={`${parts.ruled} ${parts.section}`}>
      <Button danger disabled={isPending} onClick={ask}>
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
  const listText = useListText();
  const banner = useBanner();
  const errorWords = useErrorWords();
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
      onSaved();
      return text(base ? 'menuList.saved' : 'menuList.created');
    },
    onRefused: (reason, error, { latest }) => {
      if (latest) showItems(queries, [latest]);
      if (isNotFound(error)) void refreshMenu(queries);
      return listText('wines.failed', { reason });
    },
    errorOf: (error) => ({ name: placeOf(error.field) as unknown as keyof ItemValues, errors: [errorWords(error)] }),
  });
  const submit = (values: ItemValues): void => {
    const request = requestOf(values, kindOf(values.sectionId));
    const draftItem = { ...request, allergens: request.allergens as Allergen[] | null };
    const errors = menuItemErrors(draftItem, kindOf(values.sectionId));
    const [first] = errors;
    if (!first) return draft.submit(values);
    const fields = errors.map(({ field, code }) => ({ name: placeOf(field), errors: [errorWords({ code })] }));
    draft.form.setFields(fields as unknown as Parameters<typeof draft.form.setFields>[0]);
    draft.form.scrollToField(placeOf(first.field), { focus: true });
    banner.showFailure(errorWords(first));
  };
  return { draft: { ...draft, submit }, isGone: draft.base !== null && isNotFound(draft.error), kindOf };
}

const isNotFound = (error: unknown): boolean => codeOf(error) === 'not_found';

function itemInWords(values: ItemValues, text: MenuText, sectionName: (id: string) => string) {
  const yesOrNo = (isSo: boolean) => text(isSo ? 'menuList.yes' : 'menuList.no');
  return [
    { label: text('menuList.form.section'), words: sectionName(values.sectionId) },
    { label: text('menuList.form.isListed'), words: yesOrNo(values.isListed) },
    ...languages.map((one) => ({ label: text(`menuList.form.name.${one}`), words: values.name[one] })),
    ...languages.map((one) => ({ label: text(`menuList.form.text.${one}`), words: values.text[one] || '–' })),
    { label: text('menuList.form.allergens'), words: allergensInWords(values.allergens, text) },
    { label: text('menuList.form.servings'), words: servingsInWords(values.servings, text) },
    { label: text('menuList.form.picture'), words: values.imageUrl || '–' },
    ...(values.wine ? wineInWords(values.wine, text, yesOrNo) : []),
  ];
}

function allergensInWords(allergens: ItemValues['allergens'], text: MenuText): string {
  if (allergens === null) return text('menuList.form.allergens.notConfirmed');
  return allergens.length === 0 ? text('menuList.form.allergens.none') : allergens.join(', ');
}

const servingsInWords = (servings: ItemValues['servings'], text: MenuText): string =>
  servings
    .map(({ kind, volumeMl, price, pouredUntil }) =>
      [text(`menuList.serving.${kind}`), volumeMl && `${volumeMl} ml`, `${price} €`, pouredUntil]
        .filter(Boolean)
        .join(' '),
    )
    .join('; ') || '–';

function wineInWords(wine: WineValues, text: MenuText, yesOrNo: (isSo: boolean) => string) {
  const { producer, vintage, country, region, appellation, colour, sweetness, grapes, alcohol } = wine;
  const where = [appellation, region.sk, region.en, country].filter(Boolean).join(' · ');
  return [
    { label: text('menuList.form.producer'), words: producer },
    { label: text('menuList.form.vintage'), words: vintage || '–' },
    { label: text('menuList.form.origin'), words: where },
    { label: text('menuList.form.colour'), words: text(`menuList.colour.${colour}`) },
    { label: text('menuList.form.sweetness'), words: text(`menuList.sweetness.${sweetness}`) },
    { label: text('menuList.form.grapes'), words: grapes.join(', ') || '–' },
    { label: text('menuList.form.alcohol'), words: alcohol || '–' },
    { label: text('menuList.form.isOrganic'), words: yesOrNo(wine.isOrganic) },
    { label: text('menuList.form.isVegan'), words: yesOrNo(wine.isVegan) },
    { label: text('menuList.form.labelUrl'), words: wine.labelUrl || '–' },
    ...languages.map((one) => ({
      label: text(`menuList.form.ingredients.${one}`),
      words: wine.ingredients[one] || '–',
    })),
    { label: text('menuList.form.energyKj'), words: wine.energyKj || '–' },
  ];
}
