import type { MigrationInterface, QueryRunner } from 'typeorm';

const tables = ['menu_sections', 'menu_items', 'wine_details', 'menu_servings'];

/** The list of what is poured and served; a change of any of it renews the pages of every process. */
export class WineList1764000028000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createSections(runner);
    await createItems(runner);
    await createWines(runner);
    await createServings(runner);
    for (const table of tables) {
      await runner.query(`
        CREATE TRIGGER ${table}_announce AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON ${table}
          FOR EACH STATEMENT EXECUTE FUNCTION announce_site_change()`);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of tables.toReversed()) await runner.query(`DROP TABLE ${table}`);
  }
}

async function createSections(runner: QueryRunner): Promise<void> {
  await runner.query(`
    CREATE TABLE menu_sections (
      id uuid PRIMARY KEY,
      kind text NOT NULL,
      name_sk text NOT NULL,
      name_en text NOT NULL,
      position integer NOT NULL,
      version integer NOT NULL DEFAULT 1,
      updated_at timestamptz NOT NULL,
      CONSTRAINT menu_sections_kind_check CHECK (kind IN ('wine', 'drink', 'food'))
    )`);
}

/** What nobody has named the allergens of is not shown to guests (rules §16). */
async function createItems(runner: QueryRunner): Promise<void> {
  await runner.query(`
    CREATE TABLE menu_items (
      id uuid PRIMARY KEY,
      section_id uuid NOT NULL,
      slug text NOT NULL,
      position integer NOT NULL,
      name_sk text NOT NULL,
      name_en text NOT NULL,
      text_sk text,
      text_en text,
      allergens smallint[],
      is_listed boolean NOT NULL,
      version integer NOT NULL DEFAULT 1,
      updated_at timestamptz NOT NULL,
      updated_by uuid,
      updated_by_name text,
      CONSTRAINT menu_items_section_id_fkey FOREIGN KEY (section_id) REFERENCES menu_sections (id),
      CONSTRAINT menu_items_slug_key UNIQUE (slug),
      CONSTRAINT menu_items_slug_check CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
      CONSTRAINT menu_items_text_check CHECK ((text_sk IS NULL) = (text_en IS NULL)),
      CONSTRAINT menu_items_allergens_check
        CHECK (allergens <@ ARRAY[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14]::smallint[]),
      CONSTRAINT menu_items_listed_check CHECK (NOT is_listed OR allergens IS NOT NULL)
    )`);
  await runner.query(`CREATE INDEX menu_items_section_idx ON menu_items (section_id)`);
}

async function createWines(runner: QueryRunner): Promise<void> {
  await runner.query(`
    CREATE TABLE wine_details (
      item_id uuid PRIMARY KEY,
      producer text NOT NULL,
      vintage integer,
      country text NOT NULL,
      region_sk text NOT NULL,
      region_en text NOT NULL,
      appellation text,
      colour text NOT NULL,
      sweetness text NOT NULL,
      grapes text[] NOT NULL,
      alcohol numeric(3, 1),
      is_organic boolean NOT NULL,
      is_vegan boolean NOT NULL,
      label_url text,
      ingredients_sk text,
      ingredients_en text,
      energy_kj integer,
      CONSTRAINT wine_details_item_id_fkey FOREIGN KEY (item_id) REFERENCES menu_items (id) ON DELETE CASCADE,
      CONSTRAINT wine_details_vintage_check CHECK (vintage BETWEEN 1850 AND 2100),
      CONSTRAINT wine_details_country_check CHECK (country ~ '^[A-Z]{2}$'),
      CONSTRAINT wine_details_colour_check CHECK (colour IN ('sparkling', 'white', 'rose', 'orange', 'red')),
      CONSTRAINT wine_details_sweetness_check CHECK (sweetness IN ('dry', 'off_dry', 'medium', 'sweet')),
      CONSTRAINT wine_details_alcohol_check CHECK (alcohol BETWEEN 0 AND 80),
      CONSTRAINT wine_details_energy_check CHECK (energy_kj BETWEEN 0 AND 4000),
      CONSTRAINT wine_details_ingredients_check CHECK ((ingredients_sk IS NULL) = (ingredients_en IS NULL))
    )`);
}

async function createServings(runner: QueryRunner): Promise<void> {
  await runner.query(`
    CREATE TABLE menu_servings (
      id uuid PRIMARY KEY,
      item_id uuid NOT NULL,
      position integer NOT NULL,
      kind text NOT NULL,
      volume_ml integer,
      price_cents integer NOT NULL,
      poured_until date,
      sold_out_on date,
      CONSTRAINT menu_servings_item_id_fkey FOREIGN KEY (item_id) REFERENCES menu_items (id) ON DELETE CASCADE,
      CONSTRAINT menu_servings_kind_check CHECK (kind IN ('glass', 'carafe', 'bottle', 'takeaway', 'portion')),
      CONSTRAINT menu_servings_volume_check CHECK (volume_ml BETWEEN 1 AND 20000),
      CONSTRAINT menu_servings_poured_check CHECK (volume_ml IS NOT NULL OR kind IN ('takeaway', 'portion')),
      CONSTRAINT menu_servings_price_check CHECK (price_cents BETWEEN 0 AND 1000000)
    )`);
  await runner.query(`CREATE INDEX menu_servings_item_idx ON menu_servings (item_id)`);
}
