import { PAGE_PARAMS, type PageParam } from '#lib/contract/page-params.ts';
import { type PageQuery, valuesOf } from '#lib/contract/page-query.ts';

interface Props {
  query: PageQuery;
  /** Parameters with fields in the form, or reset by it. */
  except: readonly PageParam[];
}

/** The rest of the query. */
export function HiddenFields({ query, except }: Props) {
  return PAGE_PARAMS.filter((name) => !except.includes(name)).flatMap((name) =>
    valuesOf(query, name).map((value) => <input key={`${name} ${value}`} type="hidden" name={name} value={value} />),
  );
}
