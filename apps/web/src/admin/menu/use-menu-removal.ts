import { useLanguage } from '../../shared/i18n/language-context';
import { refreshMenu } from '../data/menu-cache';
import { useStaffMutation } from '../data/use-staff-mutation';
import type { Section } from './item-values';
import { useMenuText } from './texts';

type NamedEntry = Pick<Section, 'name'>;

interface RemovalOptions<Removed> {
  remove: (id: string) => Promise<Removed>;
  restore: (removed: Removed) => Promise<NamedEntry>;
  onRemoved?: () => void;
}

export function useMenuRemoval<Removed extends NamedEntry>({ remove, restore, onRemoved }: RemovalOptions<Removed>) {
  const text = useMenuText();
  const { language } = useLanguage();
  const toFailureText = (reason: string) => text('wines.failed', { reason });
  const { mutate: undo } = useStaffMutation({
    send: restore,
    onSuccess: ({ name }) => text('wines.undone', { name: name[language] }),
    onFailure: toFailureText,
    refresh: refreshMenu,
  });
  return useStaffMutation({
    send: (id: string) => remove(id),
    onSuccess: (removed) => {
      onRemoved?.();
      return { text: text('menuList.deleted', { name: removed.name[language] }), undo: () => undo(removed) };
    },
    onFailure: toFailureText,
    refresh: refreshMenu,
  });
}
