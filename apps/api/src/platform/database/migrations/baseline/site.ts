/** Texts, pictures and the menu. */
export const siteTables = `
  CREATE TABLE site_content (
    id uuid PRIMARY KEY,
    key text NOT NULL UNIQUE,
    content_en text NOT NULL,
    content_sk text NOT NULL,
    section text NOT NULL,
    type text NOT NULL DEFAULT 'text',
    updated_at timestamptz NOT NULL,
    updated_by uuid,
    version integer NOT NULL DEFAULT 1,
    updated_by_name text,
    is_sample boolean NOT NULL DEFAULT false
  );

  CREATE TABLE site_images (
    id uuid PRIMARY KEY,
    key text NOT NULL UNIQUE,
    image_url text NOT NULL,
    alt_text_en text NOT NULL,
    alt_text_sk text NOT NULL,
    section text NOT NULL,
    updated_at timestamptz NOT NULL,
    updated_by uuid,
    version integer NOT NULL DEFAULT 1,
    updated_by_name text,
    is_sample boolean NOT NULL DEFAULT false
  );

  CREATE TABLE picture_files (
    name text PRIMARY KEY,
    content bytea NOT NULL
  );
  ALTER TABLE picture_files ALTER content SET STORAGE EXTERNAL; -- it is compressed already

  CREATE TABLE built_files (
    name text PRIMARY KEY,
    content bytea NOT NULL,
    used_at timestamptz NOT NULL DEFAULT now()
  );

  CREATE TABLE menu_sections (
    id uuid PRIMARY KEY,
    kind text NOT NULL CHECK (kind IN ('wine', 'drink', 'food')),
    name_sk text NOT NULL,
    name_en text NOT NULL,
    position integer NOT NULL,
    version integer NOT NULL DEFAULT 1,
    updated_at timestamptz NOT NULL,
    is_sample boolean NOT NULL DEFAULT false
  );

  CREATE TABLE menu_items (
    id uuid PRIMARY KEY,
    section_id uuid NOT NULL REFERENCES menu_sections,
    slug text NOT NULL UNIQUE CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
    position integer NOT NULL,
    name_sk text NOT NULL,
    name_en text NOT NULL,
    text_sk text,
    text_en text,
    allergens smallint[] CHECK (allergens <@ ARRAY[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14]::smallint[]),
    is_listed boolean NOT NULL,
    version integer NOT NULL DEFAULT 1,
    updated_at timestamptz NOT NULL,
    updated_by uuid,
    updated_by_name text,
    is_sample boolean NOT NULL DEFAULT false,
    CONSTRAINT menu_items_listed_check CHECK (NOT is_listed OR allergens IS NOT NULL),
    CONSTRAINT menu_items_text_check CHECK ((text_sk IS NULL) = (text_en IS NULL))
  );
  CREATE INDEX menu_items_section_idx ON menu_items (section_id);

  CREATE TABLE wine_details (
    item_id uuid PRIMARY KEY REFERENCES menu_items ON DELETE CASCADE,
    producer text NOT NULL,
    vintage integer CHECK (vintage BETWEEN 1850 AND 2100),
    country text NOT NULL CHECK (country ~ '^([A-Z]{2})?$'),
    region_sk text NOT NULL,
    region_en text NOT NULL,
    appellation text,
    colour text NOT NULL CHECK (colour IN ('sparkling', 'white', 'rose', 'orange', 'red')),
    sweetness text NOT NULL CHECK (sweetness IN ('dry', 'off_dry', 'medium', 'sweet')),
    grapes text[] NOT NULL,
    alcohol numeric(3, 1) CHECK (alcohol BETWEEN 0 AND 80),
    is_organic boolean NOT NULL,
    is_vegan boolean NOT NULL,
    label_url text,
    ingredients_sk text,
    ingredients_en text,
    energy_kj integer,
    CONSTRAINT wine_details_energy_check CHECK (energy_kj BETWEEN 0 AND 4000),
    CONSTRAINT wine_details_ingredients_check CHECK ((ingredients_sk IS NULL) = (ingredients_en IS NULL))
  );

  CREATE TABLE menu_servings (
    id uuid PRIMARY KEY,
    item_id uuid NOT NULL REFERENCES menu_items ON DELETE CASCADE,
    position integer NOT NULL,
    kind text NOT NULL CHECK (kind IN ('glass', 'carafe', 'bottle', 'takeaway', 'portion')),
    volume_ml integer,
    price_cents integer NOT NULL,
    poured_until date,
    sold_out_on date,
    CONSTRAINT menu_servings_poured_check CHECK (volume_ml IS NOT NULL OR kind IN ('takeaway', 'portion')),
    CONSTRAINT menu_servings_price_check CHECK (price_cents BETWEEN 0 AND 1000000),
    CONSTRAINT menu_servings_volume_check CHECK (volume_ml BETWEEN 1 AND 20000)
  );
  CREATE INDEX menu_servings_item_idx ON menu_servings (item_id);
`;
