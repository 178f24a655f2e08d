import {
  Component,
  type ComponentType,
  type ReactNode,
  type RefObject,
  Suspense,
  memo,
  use,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { Texts } from '../shared/i18n/messages';
import { TextsProvider } from '../shared/site/texts-provider';
import { useSite } from '../shared/site/site';

export interface ContentWithTexts {
  Content: ComponentType;
  texts: Texts;
}

type LoadIsland = () => Promise<ContentWithTexts>;

interface IslandSource {
  isStatic: boolean;
  /** The island then renders without suspending. */
  preloadedContent: ContentWithTexts | null;
  contentPromise: Promise<ContentWithTexts>;
  startLoading: () => void;
  preload: () => Promise<void>;
}

const islandSources = new Set<IslandSource>();

function createIslandSource(load: LoadIsland, isStatic = false): IslandSource {
  let startLoading: () => void = () => undefined;
  const loadRequested = new Promise<void>((resolve) => (startLoading = resolve));
  const source: IslandSource = {
    isStatic,
    startLoading,
    preloadedContent: null,
    contentPromise: loadRequested.then(() => loadWithRetries(load)),
    preload: async () => {
      source.preloadedContent = await load();
    },
  };
  islandSources.add(source);
  return source;
}

const firstRetryMs = 5000;
const maxRetryMs = 1_000_000;

/** Half an hour; the server's markup stays meanwhile. */
async function loadWithRetries(load: LoadIsland): Promise<ContentWithTexts> {
  for (let retryMs = firstRetryMs; retryMs < maxRetryMs; retryMs *= 2) {
    try {
      return await load();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, retryMs));
    }
  }
  return neverLoadedContent;
}

const neverLoadedContent = new Promise<ContentWithTexts>(() => undefined);

export async function preloadIslands(preloadedCount = 0): Promise<void> {
  const newSources = [...islandSources].slice(preloadedCount);
  if (newSources.length === 0) return;
  await Promise.all(newSources.map((source) => source.preload()));
  await preloadIslands(preloadedCount + newSources.length);
}

/** Texts that the browser does not need for the rendered page. */
export function textIdsOfStaticIslands(): ReadonlySet<string> {
  const staticSources = [...islandSources].filter(({ isStatic }) => isStatic);
  return new Set(staticSources.flatMap(({ preloadedContent }) => Object.keys(preloadedContent?.texts ?? {})));
}

export function loadIslands(): void {
  islandSources.forEach((source) => source.startLoading());
}

/** Hydrates when near the screen or touched (decision 0003); properties would hydrate it earlier. */
export function createIsland(load: LoadIsland): ComponentType {
  const source = createIslandSource(load);
  return memo(function Island() {
    const container = useRef<HTMLDivElement>(null);
    const replayClicks = useClickReplay(container);
    useEffect(() => (container.current ? loadNearScreen(container.current, source.startLoading) : undefined), []);
    return (
      <div ref={container}>
        <IslandContent source={source} onHydrated={replayClicks} />
      </div>
    );
  });
}

/** Never hydrates, because its texts are not in the page; a change of language renders it anew. */
export function createStaticIsland(load: LoadIsland): ComponentType {
  const source = createIslandSource(load, true);
  return memo(function StaticIsland() {
    const site = useSite();
    const [initialSite] = useState(site);
    return site === initialSite ? (
      <IslandContent key="rendered" source={source} contentPromise={neverLoadedContent} />
    ) : (
      <IslandContent source={source} />
    );
  });
}

/** Never hydrates, because its data is not in the page; after `preload`, newer data renders it anew. */
export function createRenewableIsland(load: LoadIsland, useHasNewerData: () => boolean) {
  const source = createIslandSource(load);
  const Island = memo(function RenewableIsland() {
    return <IslandContent key={useHasNewerData() ? 'newer' : 'rendered'} source={source} />;
  });
  return { Island, preload: source.preload };
}

interface IslandContentProps {
  source: IslandSource;
  contentPromise?: Promise<ContentWithTexts>;
  onHydrated?: () => void;
}

function IslandContent(props: IslandContentProps) {
  return (
    <ErrorBoundary>
      <Suspense fallback={null}>
        <LoadedIsland {...props} />
      </Suspense>
    </ErrorBoundary>
  );
}

function LoadedIsland({ source, contentPromise = source.contentPromise, onHydrated }: IslandContentProps) {
  const { Content, texts } = source.preloadedContent ?? use(contentPromise);
  useEffect(() => onHydrated?.(), [onHydrated]);
  return (
    <TextsProvider texts={texts}>
      <Content />
    </TextsProvider>
  );
}

/** React would unmount the whole page. */
class ErrorBoundary extends Component<{ children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError(): { isBroken: boolean } {
    return { isBroken: true };
  }

  override render(): ReactNode {
    return this.state.isBroken ? null : this.props.children;
  }
}

const interestEvents = ['focusin', 'pointerover'] as const;

function loadNearScreen(container: Element, startLoading: () => void): () => void {
  const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && startLoading(), {
    rootMargin: '240px',
  });
  observer.observe(container);
  // On the window: React stops these events on their way to a part that is not hydrated.
  const loadWhenTouched = ({ target }: Event) => target instanceof Node && container.contains(target) && startLoading();
  interestEvents.forEach((intent) => addEventListener(intent, loadWhenTouched, true));
  if (container.contains(document.activeElement)) startLoading(); // the guest was faster
  return () => {
    observer.disconnect();
    interestEvents.forEach((intent) => removeEventListener(intent, loadWhenTouched, true));
  };
}

/** Continues the hydration script's work: holds clicks on `[data-replay]`; returns the replay. */
function useClickReplay(container: RefObject<HTMLElement | null>): () => void {
  const heldClicks = useRef<ReturnType<typeof holdClicks>>(null);
  // Now the hydration script stops holding clicks.
  useLayoutEffect(() => {
    if (!container.current) return;
    const clicks = holdClicks(container.current);
    heldClicks.current = clicks;
    return clicks.stop;
  }, [container]);
  return useCallback(() => heldClicks.current?.replay(), []);
}

function holdClicks(container: HTMLElement) {
  const clickedElements = new Set<HTMLElement>(); // two clicks on the same element count once
  const holdClick = (event: Event) => {
    const target = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-replay]') : null;
    if (!target || !container.contains(target)) return;
    event.preventDefault();
    event.stopPropagation();
    clickedElements.add(target);
  };
  addEventListener('click', holdClick, true);
  const stop = () => removeEventListener('click', holdClick, true);
  const replay = () => {
    stop();
    clickedElements.forEach((target) => target.click());
  };
  return { replay, stop };
}
