# The PDF viewer's own labels in Bengali: what its pages, its annotations and its editors say.

pdfjs-page-landmark =
    .aria-label = পাতা { $page }
pdfjs-text-annotation-type =
    .alt = [{ $type } মন্তব্য]
pdfjs-annotation-date-time-string = { DATETIME($dateObj, dateStyle: "short", timeStyle: "medium") }
pdfjs-rendering-error = পাতা দেখাতে গিয়ে ত্রুটি হয়েছে।

## Making something

pdfjs-highlight-floating-button1 =
    .title = হাইলাইট করুন
    .aria-label = হাইলাইট করুন
pdfjs-highlight-floating-button-label = হাইলাইট করুন
pdfjs-free-text2 =
    .aria-label = লেখা
    .default-content = লেখা শুরু করুন…
pdfjs-editor-highlight-added-alert = হাইলাইট যোগ হয়েছে
pdfjs-editor-freetext-added-alert = লেখা যোগ হয়েছে
pdfjs-editor-ink-added-alert = আঁকা যোগ হয়েছে
pdfjs-editor-stamp-added-alert = ছবি যোগ হয়েছে

## What is selected

pdfjs-editor-highlight-editor =
    .aria-label = হাইলাইট
pdfjs-editor-ink-editor =
    .aria-label = আঁকা
pdfjs-editor-stamp-editor =
    .aria-label = ছবি
pdfjs-editor-remove-ink-button =
    .title = আঁকা মুছুন
pdfjs-editor-remove-freetext-button =
    .title = লেখা মুছুন
pdfjs-editor-remove-stamp-button =
    .title = ছবি মুছুন
pdfjs-editor-remove-highlight-button =
    .title = হাইলাইট মুছুন

## Colours

pdfjs-editor-color-picker-free-text-input =
    .title = লেখার রং বদলান
pdfjs-editor-color-picker-ink-input =
    .title = আঁকার রং বদলান
pdfjs-editor-highlight-colorpicker-label = হাইলাইটের রং
pdfjs-editor-colorpicker-button =
    .title = রং বদলান
pdfjs-editor-colorpicker-dropdown =
    .aria-label = বাছার জন্য রং
pdfjs-editor-colorpicker-yellow =
    .title = হলুদ
pdfjs-editor-colorpicker-green =
    .title = সবুজ
pdfjs-editor-colorpicker-blue =
    .title = নীল
pdfjs-editor-colorpicker-pink =
    .title = গোলাপি
pdfjs-editor-colorpicker-red =
    .title = লাল

## Text that stands for a picture

pdfjs-editor-alt-text-button =
    .aria-label = ছবির বর্ণনা
pdfjs-editor-alt-text-button-label = ছবির বর্ণনা
pdfjs-editor-alt-text-edit-button =
    .aria-label = ছবির বর্ণনা বদলান
pdfjs-editor-alt-text-decorative-tooltip = শুধু সাজানোর ছবি বলে চিহ্নিত
pdfjs-editor-new-alt-text-added-button =
    .aria-label = ছবির বর্ণনা যোগ হয়েছে
pdfjs-editor-new-alt-text-added-button-label = ছবির বর্ণনা যোগ হয়েছে
pdfjs-editor-new-alt-text-missing-button =
    .aria-label = ছবির বর্ণনা নেই
pdfjs-editor-new-alt-text-missing-button-label = ছবির বর্ণনা নেই
pdfjs-editor-new-alt-text-to-review-button =
    .aria-label = ছবির বর্ণনা দেখে নিন
pdfjs-editor-new-alt-text-to-review-button-label = ছবির বর্ণনা দেখে নিন
pdfjs-editor-new-alt-text-generated-alt-text-with-disclaimer = নিজে থেকে তৈরি: { $generatedAltText }

## Handles

pdfjs-editor-resizer-top-left =
    .aria-label = উপরের বাঁ কোণ — মাপ বদলান
pdfjs-editor-resizer-top-middle =
    .aria-label = উপরের মাঝখান — মাপ বদলান
pdfjs-editor-resizer-top-right =
    .aria-label = উপরের ডান কোণ — মাপ বদলান
pdfjs-editor-resizer-middle-right =
    .aria-label = ডান দিকের মাঝখান — মাপ বদলান
pdfjs-editor-resizer-bottom-right =
    .aria-label = নীচের ডান কোণ — মাপ বদলান
pdfjs-editor-resizer-bottom-middle =
    .aria-label = নীচের মাঝখান — মাপ বদলান
pdfjs-editor-resizer-bottom-left =
    .aria-label = নীচের বাঁ কোণ — মাপ বদলান
pdfjs-editor-resizer-middle-left =
    .aria-label = বাঁ দিকের মাঝখান — মাপ বদলান
