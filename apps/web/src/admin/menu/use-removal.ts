import { useLanguage } from '../../shared/i18n/language-context';
import { refreshMenu } from '../data/menu-cache';
import { useStaffMutation } from '../data/use-staff-mutation';
import { useListText } from './item/texts';
import type { Section } from './item-values';
import { useMenuText } from './texts';

type Named = Pick<Section, 'name'>;

interface Removal<Removed> {
  remove: (id: string) => Promise<Removed>;
  restore: (removed: Removed) => Promise<Named>;
  onRemoved?: () => void;
}

export function useRemoval<Removed extends Named>({ remove, restore, onRemoved }: Removal<Removed>) {
  const text = useMenuText();
  const listText = useListText();
  const { language } = useLanguage();
  const failed = (reason: string) => listText('wines.failed', { reason });
  const { mutate: undo } = useStaffMutation({
    send: restore,
    done: ({ name }) => listText('wines.undone', { name: name[language] }),
    failed,
    refresh: refreshMenu,
  });
  return useStaffMutation({
    send: (id: string) => remove(id),
    done: (removed) => {
      onRemoved?.();
      return { text: text('menuList.deleted', { name: removed.name[language] }), undo: () => undo(removed) };
    },
    failed,
    refresh: refreshMenu,
  });
}
