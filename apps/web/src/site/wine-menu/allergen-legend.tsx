import type { ShownMenu } from '@strapec/domain';
import { useWineMenuText } from './wine-menu-texts';
import { VeganSign } from './menu-item';

export function AllergenLegend({ menu }: { menu: ShownMenu }) {
  const text = useWineMenuText();
  const items = menu.flatMap((section) => section.items);
  const numbers = [...new Set(items.flatMap(({ allergens }) => allergens))].sort((a, b) => a - b);
  return (
    <>
      <h2>{text('menu.allergens')}</h2>
      <ol>
        {numbers.map((number) => (
          <li key={number} value={number}>
            {text(`menu.allergen.${number}`)}
          </li>
        ))}
      </ol>
      {items.some(({ wine }) => wine?.isVegan) && (
        <p>
          <VeganSign isInLegend /> {text('wineMenu.vegan.legend')}
        </p>
      )}
    </>
  );
}
