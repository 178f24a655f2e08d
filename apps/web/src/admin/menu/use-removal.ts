import { useLanguage } from '../../shared/i18n/language-context';
import { refreshMenu } from '../data/menu-cache';
import { useStaffMutation } from '../data/use-staff-mutation';
import { useListText } from './item/texts';
import type { Section } from './item-values';
import { useMenuText } from './texts';

type Named = Pick<Section, 'name'>;

interface Removal<Kept> {
  remove: (id: string) => Promise<Kept>;
  makeAgain: (kept: Kept) => Promise<Named>;
  onRemoved?: () => void;
}

export function useRemoval<Kept extends Named>({ remove, makeAgain, onRemoved }: Removal<Kept>) {
  const text = useMenuText();
  const listText = useListText();
  const { language } = useLanguage();
  const failed = (reason: string) => listText('wines.failed', { reason });
  const { mutate: undo } = useStaffMutation({
    send: makeAgain,
    done: ({ name }) => listText('wines.undone', { name: name[language] }),
    failed,
    refresh: refreshMenu,
  });
  return useStaffMutation({
    send: (id: string) => remove(id),
    done: (kept) => {
      onRemoved?.();
      return { text: text('menuList.deleted', { name: kept.name[language] }), undo: () => undo(kept) };
    },
    failed,
    refresh: refreshMenu,
  });
}
