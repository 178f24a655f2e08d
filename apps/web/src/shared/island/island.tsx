import {
  type ComponentType,
  type ReactNode,
  type RefObject,
  Suspense,
  memo,
  use,
  useEffect,
  useRef,
  Component,
  useCallback,
  useLayoutEffect,
  useState,
} from 'react';
import { useLanguage } from '../i18n/language-context';
import { Texts } from '../site/texts';
import { useSite } from '../site/site';
import { type IslandLoaders, type IslandSource, islandSource } from './island-source';

/**
 * A part of a page that the server renders and that hydrates late: its script and texts are fetched only when it is
 * near the screen or touched (decision 0003). It has no properties, so that a change in the page around it does not
 * hydrate it earlier.
 */
export function island(loaders: IslandLoaders): ComponentType {
  const source = islandSource(loaders);
  return memo(function Island() {
    const place = useRef<HTMLDivElement>(null);
    const giveBackClicks = useKeptClicks(place);
    useEffect(() => (place.current ? wakeWhenNear(place.current, source.wake) : undefined), []);
    return (
      <div ref={place}>
        <Drawn source={source} onAwake={giveBackClicks} />
      </div>
    );
  });
}

/**
 * The same for a static part: it is fetched when the guest changes the language, else never. The server's markup is
 * then replaced and never hydrated, because a page does not include the texts that it was rendered from.
 */
export function stillIsland(loaders: IslandLoaders): ComponentType {
  const source = islandSource(loaders, true);
  return memo(function StillIsland() {
    const site = useSite();
    const [drawn] = useState(site);
    return site === drawn ? <Drawn key="drawn" source={source.drawn} /> : <Drawn source={source} />;
  });
}

interface DrawnProps {
  source: Pick<IslandSource, 'in'>;
  onAwake?: () => void;
}

/** The content of an island: the server's markup until its source has been loaded. */
export function Drawn(props: DrawnProps) {
  return (
    <Fence>
      <Suspense fallback={null}>
        <Awake {...props} />
      </Suspense>
    </Fence>
  );
}

function Awake({ source, onAwake }: DrawnProps) {
  const { language } = useLanguage();
  const { Content, messages } = use(source.in(language));
  useEffect(() => onAwake?.(), [onAwake]);
  return (
    <Texts messages={messages}>
      <Content />
    </Texts>
  );
}

const intents = ['focusin', 'pointerover'] as const;

function wakeWhenNear(place: Element, wake: () => void): () => void {
  const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && wake(), { rootMargin: '240px' });
  observer.observe(place);
  // On the window, because React stops these events on their way to a part that it has not hydrated yet.
  const wakeWhenTouched = ({ target }: Event) => target instanceof Node && place.contains(target) && wake();
  intents.forEach((intent) => addEventListener(intent, wakeWhenTouched, true));
  if (place.contains(document.activeElement)) wake(); // the guest was faster
  return () => {
    observer.disconnect();
    intents.forEach((intent) => removeEventListener(intent, wakeWhenTouched, true));
  };
}

/** Keeps the rest of the page when a part of it fails: without an error boundary React unmounts everything. */
class Fence extends Component<{ children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError(): { isBroken: boolean } {
    return { isBroken: true };
  }

  override render(): ReactNode {
    return this.state.isBroken ? null : this.props.children;
  }
}

/**
 * Keeps clicks on `[data-replay]` in a part that is not hydrated yet, as the boot script does before the page is
 * hydrated. Returns the function that replays them after hydration.
 */
function useKeptClicks(place: RefObject<HTMLElement | null>): () => void {
  const kept = useRef<KeptClicks>(null);
  // In the commit that hydrates the page around it: from then on the boot script keeps no more clicks.
  useLayoutEffect(() => {
    if (!place.current) return;
    const clicks = keepClicks(place.current);
    kept.current = clicks;
    return clicks.stop;
  }, [place]);
  return useCallback(() => kept.current?.giveBack(), []);
}

interface KeptClicks {
  giveBack: () => void;
  stop: () => void;
}

function keepClicks(place: HTMLElement): KeptClicks {
  const clicked = new Set<HTMLElement>(); // two clicks on the same element count once
  const keep = (event: Event) => {
    const target = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-replay]') : null;
    if (!target || !place.contains(target)) return;
    event.preventDefault();
    event.stopPropagation();
    clicked.add(target);
  };
  addEventListener('click', keep, true);
  const stop = () => removeEventListener('click', keep, true);
  const giveBack = () => {
    stop();
    clicked.forEach((target) => target.click());
  };
  return { giveBack, stop };
}
