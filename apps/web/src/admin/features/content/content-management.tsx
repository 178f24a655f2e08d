import {
  type ContentDto,
  type PageTextDto,
  type PageTextsDto,
  getListContentQueryKey,
  getListPageTextsQueryKey,
  seedContent,
  useListContent,
  useListPageTexts,
} from '@strapec/contracts';
import { useQueryClient } from '@tanstack/react-query';
import Button from 'antd/es/button';
import Segmented from 'antd/es/segmented';
import type { ReactNode } from 'react';
import { NavLink, useSearchParams } from 'react-router-dom';
import { useLanguage } from '../../../shared/i18n/language-context';
import { useOneAtATime } from '../../shared/api/use-one-at-a-time';
import { useBanner } from '../../shared/banner/banner-provider';
import { useFailureReason } from '../../shared/failure/use-failure-reason';
import { SectionName } from '../../shared/section/section-name';
import { LoadFailure } from '../../shared/ui/load-failure';
import { Loading } from '../../shared/ui/loading';
import { Tag } from '../../shared/ui/tag';
import { useDrawer } from '../../shared/ui/use-drawer';
import { ContentList, inSections } from './content-list';
import styles from './content.module.css';
import { TextDrawer } from './text-drawer';
import { PlaceName, kindOf, placeOf } from './text-place';
import { useContentText } from './texts';

const views = ['pages', 'keys'] as const;
type View = (typeof views)[number];

/** Every text of the public pages as guests read them, or those that are saved by section and key (spec §2). */
export function ContentManagement() {
  const text = useContentText();
  const [params, setParams] = useSearchParams();
  const view: View = params.get('show') === 'keys' ? 'keys' : 'pages';
  const pages = useListPageTexts({ query: { staleTime: 1000 } });
  const drawer = useDrawer<PageTextDto>();
  const edit = ({ key }: { key: string }): void => {
    const found = pages.data?.texts.find((one) => one.key === key);
    if (found) drawer.open(found);
  };
  return (
    <>
      <div className={styles.bar}>
        <h2 className={styles.title}>{text('content.title')}</h2>
        <Segmented<View>
          aria-label={text('content.view')}
          value={view}
          options={views.map((value) => ({ value, label: text(`content.view.${value}`) }))}
          onChange={(next) => setParams(next === 'keys' ? { show: next } : {})}
        />
        <SeedButton isAsked={view === 'keys'} />
      </div>
      <Loaded query={pages}>
        {(texts) => (
          <>
            {view === 'keys' ? <StoredTexts onEdit={edit} /> : <PageTexts {...texts} onEdit={edit} />}
            {drawer.subject && (
              <TextDrawer key={drawer.opening} content={drawer.subject} languages={texts.languages} {...drawer.props} />
            )}
          </>
        )}
      </Loaded>
    </>
  );
}

interface LoadedProps<Data> {
  query: { data: Data | undefined; isError: boolean; refetch: () => Promise<unknown> };
  children: (data: Data) => ReactNode;
}

function Loaded<Data>({ query: { data, isError, refetch }, children }: LoadedProps<Data>) {
  if (data !== undefined) return children(data);
  return isError ? <LoadFailure onRetry={() => void refetch()} /> : <Loading />;
}

interface PageTextsProps extends PageTextsDto {
  onEdit: (text: { key: string }) => void;
}

/** Each text itself, in the first language of the house. */
function PageTexts({ texts, languages: [first], onEdit }: PageTextsProps) {
  const text = useContentText();
  return (
    <>
      <p className={styles.found}>
        <NavLink to="/admin/house">{text('content.facts')}</NavLink>
      </p>
      <ContentList
        texts={texts}
        placeOf={placeOf}
        nameOf={(place) => <PlaceName place={place} />}
        show={(one) => {
          const kind = kindOf(one.key);
          return (
            <>
              <span className={styles.excerpt} lang={first}>
                {first === 'en' ? one.contentEn : one.contentSk}
              </span>
              <span className={styles.origin}>
                {kind && text(`content.kind.${kind}`)}
                {isOwn(one) && <Tag tone="good">{text('content.own')}</Tag>}
              </span>
            </>
          );
        }}
        onEdit={onEdit}
      />
    </>
  );
}

const isOwn = ({ contentEn, contentSk, builtInEn, builtInSk }: PageTextDto): boolean =>
  contentEn !== builtInEn || contentSk !== builtInSk;

const sectionOf = ({ section }: ContentDto): string => section;

function StoredTexts({ onEdit }: Pick<PageTextsProps, 'onEdit'>) {
  const text = useContentText();
  const { language } = useLanguage();
  return (
    <Loaded query={useStoredTexts()}>
      {(contents) =>
        contents.length === 0 ? (
          <p className={styles.empty}>{text('content.empty')}</p>
        ) : (
          <ContentList
            texts={inSections(contents)}
            placeOf={sectionOf}
            nameOf={(section) => <SectionName section={section} />}
            show={({ key, contentEn, contentSk }) => (
              <>
                <code className={styles.key}>{key}</code>
                <span className={styles.excerpt} lang={language}>
                  {language === 'sk' ? contentSk : contentEn}
                </span>
              </>
            )}
            onEdit={onEdit}
          />
        )
      }
    </Loaded>
  );
}

const useStoredTexts = () => useListContent({ query: { staleTime: 1000 } });

/** Adds the texts of the pages that are not there yet; those that are stay as they are. */
function SeedButton({ isAsked }: { isAsked: boolean }) {
  const { data } = useStoredTexts();
  const queries = useQueryClient();
  const text = useContentText();
  const banner = useBanner();
  const reasonOf = useFailureReason();
  const { mutate, isPending } = useOneAtATime({
    mutationFn: () => seedContent(),
    onMutate: () => banner.clear(),
    onSuccess: ({ added }) => banner.sayDone(text('content.seeded', { count: added })),
    onError: (error) => banner.sayFailed(text('content.seedFailed', { reason: reasonOf(error) })),
    onSettled: () =>
      Promise.all(
        [getListContentQueryKey(), getListPageTextsQueryKey()].map((queryKey) =>
          queries.invalidateQueries({ queryKey }),
        ),
      ),
  });
  return (
    <Button type={isAsked && data?.length === 0 ? 'primary' : 'default'} disabled={isPending} onClick={() => mutate()}>
      {text('content.seed')}
    </Button>
  );
}
