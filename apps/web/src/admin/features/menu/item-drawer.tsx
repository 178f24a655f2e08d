import { type StaffMenuDto, createMenuItem, deleteMenuItem } from '@strapec/contracts';
import Button from 'antd/es/button';
import { useLanguage } from '../../../shared/i18n/language-context';
import { useAttempt } from '../../shared/api/use-attempt';
import { PictureField } from '../../shared/files/picture-field';
import { DraftDrawer } from '../../shared/ui/draft-drawer';
import { LastChange } from '../../shared/ui/last-change';
import { Notice } from '../../shared/ui/notice';
import parts from '../../shared/ui/parts.module.css';
import type { DrawerProps } from '../../shared/ui/use-drawer';
import { ItemFields } from './item-fields';
import { requestOf, valuesOf } from './item-values';
import { itemInWords } from './item-words';
import type { Item } from './menu-links';
import { useMenuText } from './texts';
import { useRemoval } from './use-removal';
import { useSaveItem } from './use-save-item';

export type OpenItem = { item: Item } | { item: null; sectionId: string };

interface ItemDrawerProps extends DrawerProps {
  opened: OpenItem;
  menu: StaffMenuDto;
}

const neededPicture = { width: 480, height: 0, isAsked: true };

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
    makeAgain: (kept: Item) =>
      createMenuItem(requestOf(valuesOf(kept), kept.wine ? 'wine' : 'food'), attempt.current()),
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
