export { default, generateMetadata, generateStaticParams } from '../[...rest]/page.tsx';
