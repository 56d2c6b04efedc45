import { PAGE_PARAMS, type PageParam } from '#lib/content/page-params.ts';
import { type PageQuery, valuesOf } from '#lib/content/page-query.ts';

interface Props {
  query: PageQuery;
  /** The parameters that the form itself asks for, and those that it begins anew. */
  except: readonly PageParam[];
}

/** What a GET form keeps of the address of its page, as hidden fields. */
export function KeptQuery({ query, except }: Props) {
  return PAGE_PARAMS.filter((name) => !except.includes(name)).flatMap((name) => {
    const values = name === 'search' ? [query.search].filter((value) => value !== undefined) : valuesOf(query, name);
    return values.map((value) => <input key={`${name} ${value}`} type="hidden" name={name} value={value} />);
  });
}
