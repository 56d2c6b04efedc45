import type { ReactNode } from 'react';
import { Breadcrumb } from '#components/layout/breadcrumb.tsx';
import { InlineParagraph } from '#components/ui/markdown.tsx';
import type { BreadcrumbItem } from '#lib/content/contract/atoms.ts';

interface Props {
  title: string;
  description: string | undefined;
  breadcrumb: readonly BreadcrumbItem[];
  /** The search form. */
  children: ReactNode;
}

/** The header of the page: breadcrumb, title and search on a pattern. */
export function FaqHeader({ title, description, breadcrumb, children }: Props) {
  return (
    <section className="relative overflow-hidden bg-mor-800 text-white">
      <div className="faq-pattern jaali-white" aria-hidden="true" />
      <div className="wrap relative pt-4 pb-10 md:pb-14">
        {breadcrumb.length > 0 ? <Breadcrumb items={breadcrumb} theme="light" /> : null}
        <h1 className="mt-5 text-h1 font-bold md:mt-8">{title}</h1>
        <InlineParagraph text={description} className="mt-3 max-w-[42rem] text-lead text-on-dark-muted" />
        {children}
      </div>
    </section>
  );
}
