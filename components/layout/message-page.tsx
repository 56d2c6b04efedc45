import type { ReactNode } from 'react';

interface MessagePageProps {
  code: ReactNode;
  title: ReactNode;
  subtitle: ReactNode;
  description: ReactNode;
  /** Buttons and links. */
  children: ReactNode;
}

/** `<main>` of not-found and error pages. */
export function MessagePage({ code, title, subtitle, description, children }: MessagePageProps) {
  return (
    <div className="bg-khadi-50">
      <div className="wrap grid grid-cols-1 items-center gap-10 py-12 md:min-h-[34rem] md:grid-cols-[1.2fr_1fr] md:py-20">
        <div className="min-w-0">
          {code ? <p className="font-semibold text-rani-600">{code}</p> : null}
          <h1 className="mt-2 text-h1 font-bold">{title}</h1>
          <p className="mt-4 max-w-[32rem] text-lead">{subtitle}</p>
          <div className="mt-3 max-w-[32rem] text-muted">{description}</div>
          {children}
        </div>
        <div className="mx-auto w-full max-w-[13rem] max-md:order-first md:max-w-[23.5rem]">
          <img src="/art/patterns/kolam-broken.svg" alt="" width={280} height={280} className="w-full" />
        </div>
      </div>
    </div>
  );
}
