/** Controls for a game's options, read from the JSON Schema the server sends. */
export type Value = string | number | boolean;

export type Control =
  | { kind: 'choice'; name: string; values: Value[]; initial: Value }
  | { kind: 'switch'; name: string; initial: boolean }
  | { kind: 'number'; name: string; least: number; most: number; initial: number };

interface Schema {
  $ref?: string;
  $defs?: Record<string, Schema>;
  properties?: Record<string, Schema>;
  type?: string;
  enum?: Value[];
  default?: unknown;
  minimum?: number;
  maximum?: number;
  anyOf?: Schema[];
}

export function controls(schema: unknown): Control[] {
  const root = schema as Schema;
  const own = resolve(root, root);
  return Object.entries(own.properties ?? {}).flatMap(([name, field]) => {
    const control = controlOf(name, resolve(root, field), field.default);
    return control ? [control] : [];
  });
}

function resolve(root: Schema, schema: Schema): Schema {
  const name = schema.$ref?.split('/').at(-1);
  return name ? (root.$defs?.[name] ?? {}) : schema;
}

function controlOf(name: string, field: Schema, preset: unknown): Control | null {
  if (field.enum) {
    const values = [...field.enum].sort((a, b) => (typeof a === 'number' && typeof b === 'number' ? a - b : 0));
    return { kind: 'choice', name, values, initial: (preset as Value) ?? values[0] ?? '' };
  }
  if (field.type === 'boolean') return { kind: 'switch', name, initial: preset === true };
  if (field.type === 'integer' || field.type === 'number') {
    const initial = typeof preset === 'number' ? preset : (field.minimum ?? 0);
    return { kind: 'number', name, least: field.minimum ?? 0, most: field.maximum ?? 999, initial };
  }
  return null;
}
