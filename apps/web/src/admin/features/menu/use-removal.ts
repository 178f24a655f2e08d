import { useQueryClient } from '@tanstack/react-query';
import { useLanguage } from '../../../shared/i18n/language-context';
import { refreshMenu } from '../../shared/api/menu-cache';
import { useOneAtATime } from '../../shared/api/use-one-at-a-time';
import { useBanner } from '../../shared/banner/banner-provider';
import { useFailureReason } from '../../shared/failure/use-failure-reason';
import { useListText } from '../../shared/menu/texts';
import type { Section } from './menu-links';
import { useMenuText } from './texts';

type Named = Pick<Section, 'name'>;

interface Removal<Kept> {
  remove: (id: string) => Promise<Kept>;
  makeAgain: (kept: Kept) => Promise<Named>;
  onRemoved?: () => void;
}

/** Deletes an item or an empty section; it can be undone for some seconds. */
export function useRemoval<Kept extends Named>({ remove, makeAgain, onRemoved }: Removal<Kept>) {
  const queries = useQueryClient();
  const text = useMenuText();
  const listText = useListText();
  const { language } = useLanguage();
  const banner = useBanner();
  const reasonOf = useFailureReason();
  const onError = (error: unknown) => banner.sayFailed(listText('wines.failed', { reason: reasonOf(error) }));
  const onSettled = () => refreshMenu(queries);
  const { mutate: undo } = useOneAtATime({
    mutationFn: makeAgain,
    onSuccess: ({ name }) => banner.sayDone(listText('wines.undone', { name: name[language] })),
    ...{ onError, onSettled },
  });
  return useOneAtATime({
    mutationFn: (id: string) => remove(id),
    onSuccess: (kept) => {
      banner.sayDone(text('menuList.deleted', { name: kept.name[language] }), { undo: () => undo(kept) });
      onRemoved?.();
    },
    ...{ onError, onSettled },
  });
}
