/** What programs put into the clipboard as HTML, shortened where it repeats itself. */

const WORD_HEAD = `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office"
xmlns:w="urn:schemas-microsoft-com:office:word" xmlns:m="http://schemas.microsoft.com/office/2004/12/omml" xmlns="http://www.w3.org/TR/REC-html40">
<head><meta http-equiv=Content-Type content="text/html; charset=utf-8"><meta name=ProgId content=Word.Document>
<meta name=Generator content="Microsoft Word 15"><meta name=Originator content="Microsoft Word 15">
<link rel=File-List href="file:///C:/Users/A/AppData/Local/Temp/msohtmlclip1/01/clip_filelist.xml">
<!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View><w:TrackMoves/></w:WordDocument></xml><![endif]-->
<style><!--
 /* Font Definitions */
 @font-face {font-family:Wingdings; panose-1:5 0 0 0 0 0 0 0 0 0;}
 p.MsoNormal, li.MsoNormal, div.MsoNormal
	{mso-style-unhide:no; margin:0cm; font-size:11.0pt; font-family:"Calibri",sans-serif;}
 p.MsoListParagraph, li.MsoListParagraph, div.MsoListParagraph, p.MsoListParagraphCxSpFirst, p.MsoListParagraphCxSpMiddle, p.MsoListParagraphCxSpLast
	{margin-left:36.0pt; font-size:11.0pt; font-family:"Calibri",sans-serif;}
 p.MsoTitle {font-size:28.0pt; font-family:"Calibri Light",sans-serif;}
 a:link, span.MsoHyperlink {color:#0563C1; text-decoration:underline;}
 @list l0:level1 {mso-level-number-format:bullet; mso-level-text:; font-family:Symbol;}
--></style>
<!--[if gte mso 10]><style>table.MsoNormalTable {mso-style-name:"Table Normal";}</style><![endif]--></head>
<body lang=EN-IN link="#0563C1" vlink="#954F72" style='tab-interval:36.0pt;word-wrap:break-word'><!--StartFragment-->`;
const WORD_FOOT = '<!--EndFragment--></body></html>';

const wordCell = (content: string, attributes = 'width=200') =>
  `<td ${attributes} valign=top style='width:150.25pt;border:solid windowtext 1.0pt;mso-border-alt:solid windowtext .5pt;padding:0cm 5.4pt 0cm 5.4pt'>
  <p class=MsoNormal style='margin-bottom:0cm;line-height:normal'>${content}</p></td>`;
const bold = (text: string) =>
  `<b style='mso-bidi-font-weight:normal'><span lang=EN-US style='mso-ansi-language:EN-US'>${text}<o:p></o:p></span></b>`;

/** A first row in bold, a link, a list in a cell, cells merged over two rows and over two columns. */
export const WORD_TABLE = `${WORD_HEAD}
<table class=MsoTableGrid border=1 cellspacing=0 cellpadding=0 style='border-collapse:collapse;border:none;mso-yfti-tbllook:1184'>
 <tr style='mso-yfti-irow:0;mso-yfti-firstrow:yes'>${wordCell(bold('Card'))}${wordCell(bold('Fee'))}${wordCell(bold('Lounges'))}</tr>
 <tr style='mso-yfti-irow:1'>${wordCell('Platinum', 'width=200 rowspan=2')}${wordCell('₹&nbsp;499<o:p></o:p>')}
  ${wordCell(`<a href="https://www.example.com/lounges?card=platinum"><span
  style='mso-spacerun:yes'>  </span>See
  list</a>`)}</tr>
 <tr style='mso-yfti-irow:2'>${wordCell('“From&nbsp;2nd year” – ₹&nbsp;599')}
  <td width=200 valign=top><p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span
  style='font-family:Symbol;mso-fareast-font-family:Symbol'><span style='mso-list:Ignore'>·<span
  style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>Delhi<o:p></o:p></p>
  <p class=MsoListParagraphCxSpLast style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span
  style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>Pune</p></td></tr>
 <tr style='mso-yfti-irow:3;mso-yfti-lastrow:yes'>${wordCell('Select')}${wordCell('On request', 'width=400 colspan=2')}</tr>
</table>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
${WORD_FOOT}`;

/** Headings, a nested list, numbers from 3, links, tracked changes, a comment, a footnote and a picture. */
export const WORD_TEXT = `${WORD_HEAD}
<p class=MsoTitle>Terms of use<o:p></o:p></p>
<h2><a name="_Toc1234567">Fees &amp; charges</a><o:p></o:p></h2>
<p class=MsoNormal>The fee is <b>₹499</b><span class=MsoFootnoteReference><a style='mso-footnote-id:ftn1' href="#_ftn1" name="_ftnref1"
title=""><span class=MsoFootnoteReference><![if !supportFootnotes]>[1]<![endif]></span></a></span> a year; <i>it is
not</i> refunded<del cite="mailto:A%20Editor" datetime="2026-05-02T10:00">, ever</del><ins cite="mailto:A%20Editor" datetime="2026-05-02T10:00"> after 30 days</ins>.
See <a href="https://www.example.com/fees">the fees</a>, <a href="file:///C:\\Users\\A\\fees.docx">this file</a> or write to <a
href="mailto:help@example.com">help@example.com</a>.<span class=MsoCommentReference><span style='font-size:8.0pt'><a
class=msocomanchor id="_anchor_1" href="#_msocom_1" language=JavaScript name="_msoanchor_1">[AE1]</a></span></span><o:p></o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol'><span
style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>Credit cards<o:p></o:p></p>
<p class=MsoListParagraphCxSpMiddle style='margin-left:72.0pt;text-indent:-18.0pt;mso-list:l0 level2 lfo1'><![if !supportLists]><span
style='font-family:"Courier New"'><span style='mso-list:Ignore'>o<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>Platinum</p>
<p class=MsoListParagraphCxSpLast style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol'><span
style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>Debit cards</p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l1 level1 lfo2'><![if !supportLists]><span style='mso-list:Ignore'>3.<span
style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]>Apply</p>
<p class=MsoListParagraphCxSpLast style='text-indent:-18.0pt;mso-list:l1 level1 lfo2'><![if !supportLists]><span style='mso-list:Ignore'>4.<span
style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]>Wait<br>ten days</p>
<p class=MsoNormal><span style='color:red'>1. Not a list</span>, <span style='background:yellow;mso-highlight:yellow'>marked</span> and <u>underlined</u>;
20 m<sup>2</sup>, the 2<sup>nd</sup> <!--[if gte vml 1]><v:shape id="p"><v:imagedata src="file:///C:/clip_image001.png"/></v:shape><![endif]--><![if !vml]><img
width=96 height=48 src="file:///C:/Users/A/AppData/Local/Temp/msohtmlclip1/01/clip_image002.png" v:shapes="p"><![endif]></p>
<div style='mso-element:comment-list'><![if !supportAnnotations]><hr class=msocomoff align=left size=1 width="33%"><![endif]>
<div style='mso-element:comment'><div id="_com_1" class=msocomtxt><p class=MsoCommentText>Is this so?</p></div></div></div>
<div style='mso-element:footnote-list'><![if !supportFootnotes]><br clear=all><hr align=left size=1 width="33%"><![endif]>
<div style='mso-element:footnote' id=ftn1><p class=MsoFootnoteText><a style='mso-footnote-id:ftn1' href="#_ftnref1">[1]</a> Plus tax.</p></div></div>
${WORD_FOOT}`;

/** Bold titles by a class, an empty column at the end, a hidden row, a link, a merged title, a coloured cell and digits. */
export const EXCEL_TABLE = `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office"
xmlns:x="urn:schemas-microsoft-com:office:excel" xmlns="http://www.w3.org/TR/REC-html40">
<head><meta http-equiv=Content-Type content="text/html; charset=utf-8"><meta name=ProgId content=Excel.Sheet><meta name=Generator content="Microsoft Excel 15">
<style><!--table {mso-displayed-decimal-separator:"\\."; mso-displayed-thousand-separator:"\\,";}
td {padding-top:1px; color:black; font-size:11.0pt; font-weight:400; font-family:Calibri, sans-serif; mso-number-format:General;}
.xl65 {font-weight:700;}
.xl66 {color:#0563C1; text-decoration:underline;}
.xl67 {background:yellow; mso-pattern:black none;}
.xl68 {mso-number-format:"\\0022₹\\0022\\#\\,\\#\\#0";}
--></style></head>
<body link="#0563C1" vlink="#954F72">
<table border=0 cellpadding=0 cellspacing=0 width=256 style='border-collapse:collapse;width:192pt'>
<!--StartFragment-->
 <col width=64 span=4 style='width:48pt'>
 <tr height=20 style='height:15.0pt'>
  <td height=20 class=xl65 width=64 style='height:15.0pt;width:48pt'>Bank</td><td class=xl65 width=64>Cards</td>
  <td class=xl65 colspan=2 width=128 style='width:96pt'>Fees in 2026</td><td></td></tr>
 <tr height=20 style='height:15.0pt'><td height=20 style='height:15.0pt'>State &amp; Union Bank</td><td align=right>1,204</td>
  <td class=xl68 align=right>₹499 </td><td class=xl67>* from May</td><td></td></tr>
 <tr height=0 style='display:none'><td height=20>Old bank</td><td align=right>3</td><td></td><td></td><td></td></tr>
 <tr height=20 style='height:15.0pt'><td height=20 class=xl66 style='height:15.0pt'><a href="https://bank.example/a_b?x=1&amp;y=(2)">Gramin
  Bank</a></td><td align=right>85</td><td></td><td>#N/A | none</td><td></td></tr>
<!--EndFragment-->
</table></body></html>`;

/** Titles like any other row, a link of a cell, a line break, a merged cell. */
export const SHEETS_TABLE = `<meta charset='utf-8'><google-sheets-html-origin><style type="text/css"><!--td {border: 1px solid #cccccc;}br {mso-data-placement:same-cell;}--></style>
<table xmlns="http://www.w3.org/1999/xhtml" cellspacing="0" cellpadding="0" dir="ltr" border="1" style="table-layout:fixed;font-size:10pt;font-family:Arial;width:0px;border-collapse:collapse;border:none" data-sheets-root="1" data-sheets-baot="1">
<colgroup><col width="100"/><col width="100"/></colgroup><tbody>
<tr style="height:21px;"><td style="overflow:hidden;padding:2px 3px;vertical-align:bottom;">City</td><td style="overflow:hidden;padding:2px 3px;">Terminal</td></tr>
<tr style="height:21px;"><td rowspan="2" style="overflow:hidden;" data-sheets-value="{&quot;1&quot;:2,&quot;2&quot;:&quot;Pune&quot;}">Pune</td><td style="overflow:hidden;">1<br/>first floor</td></tr>
<tr style="height:21px;"><td style="overflow:hidden;color:#1155cc;text-decoration:underline;" data-sheets-hyperlink="https://example.com/t2"><a class="in-cell-link" target="_blank" href="https://example.com/t2" rel="noopener">Terminal 2</a></td></tr>
<tr style="height:21px;"><td style="font-weight:bold;">दिल्ली</td><td data-sheets-hyperlink="https://example.com/t3">३</td></tr>
</tbody></table>`;

/** A heading row in \`thead\`, as LibreOffice Writer copies it. */
export const WRITER_TABLE = `<!DOCTYPE HTML><html><head><meta http-equiv="content-type" content="text/html; charset=utf-8"/><title></title>
<meta name="generator" content="LibreOffice 24.2.7.2 (Linux)"/><style type="text/css">@page { size: 21cm 29.7cm; margin: 2cm }
p { line-height: 115%; margin-bottom: 0.25cm; background: transparent } td p { orphans: 0; widows: 0 }</style></head>
<body lang="en-GB" link="#000080" vlink="#800000" dir="ltr">
<table width="665" cellpadding="4" cellspacing="0"><col width="128*"/><col width="128*"/>
<thead><tr valign="top"><th width="50%" style="border: 1px solid #000000; padding: 0.1cm"><p style="orphans: 0; widows: 0">Year 1</p></th>
<th width="50%"><p><a href="https://example.com/f">Fee</a></p></th></tr></thead>
<tbody><tr valign="top"><td width="50%"><p>2025</p></td><td width="50%"><p><i>None</i></p><p>for <b>all</b> cards</p></td></tr></tbody>
</table><p style="line-height: 100%; margin-bottom: 0cm"><br/></p></body></html>`;

/** LibreOffice Calc: fonts and bold by elements. */
export const CALC_TABLE = `<!DOCTYPE html><html><head><meta http-equiv="content-type" content="text/html; charset=utf-8"/>
<meta name="generator" content="LibreOffice 24.2.7.2 (Linux)"/><style type="text/css">body,div,table,thead,tbody,tfoot,tr,th,td,p { font-family:"Liberation Sans"; font-size:x-small }
a.comment-indicator:hover + comment { background:#ffd; position:absolute; display:block; } comment { display:none;  }</style></head>
<body><table cellspacing="0" border="0"><colgroup width="85"></colgroup><colgroup width="120"></colgroup>
<tr><td height="17" align="left" valign=bottom><b>Airport</b></td><td align="left" valign=bottom><b>Visits</b></td></tr>
<tr><td height="17" align="left" valign=bottom><font color="#C9211E">Goa</font></td><td align="right" valign=bottom sdval="8" sdnum="1033;">8</td></tr>
</table></body></html>`;

/** Google Docs: everything in a \`b\` that is not bold, a list in a list beside its item, fonts in every span. */
export const DOCS_TEXT = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-8f1d2c3b-7fff-a1b2"><h1 dir="ltr" style="line-height:1.38;margin-top:20pt;"><span style="font-size:20pt;font-family:Arial,sans-serif;color:#000000;background-color:transparent;font-weight:400;">Lounges</span></h1><p dir="ltr" style="line-height:1.38;"><span style="font-size:11pt;font-family:Arial,sans-serif;color:#000000;background-color:transparent;font-weight:400;white-space:pre-wrap;">Bring your </span><span style="font-size:11pt;font-family:Arial,sans-serif;color:#000000;font-weight:700;font-style:normal;">card</span><span style="font-size:11pt;font-family:Arial,sans-serif;color:#000000;font-weight:400;"> and </span><a href="https://example.com/id" style="text-decoration:none;"><span style="font-size:11pt;font-family:Arial,sans-serif;color:#1155cc;text-decoration:underline;">an identity card</span></a></p><ul style="margin-top:0;"><li dir="ltr" style="list-style-type:disc;font-size:11pt;font-family:Arial,sans-serif;color:#000000;" aria-level="1"><p dir="ltr" role="presentation"><span style="font-size:11pt;font-family:Arial,sans-serif;font-style:italic;">Delhi</span></p></li><ul><li dir="ltr" aria-level="2" style="font-size:11pt;font-family:Arial,sans-serif;"><p dir="ltr" role="presentation"><span style="font-size:11pt;font-family:Arial,sans-serif;">Terminal 3</span></p></li></ul><li dir="ltr" aria-level="1" style="font-size:11pt;font-family:Arial,sans-serif;"><p dir="ltr"><span style="font-size:11pt;font-family:Arial,sans-serif;text-decoration:line-through;">Pune</span></p></li></ul><br /><div dir="ltr" align="left"><table style="border:none;border-collapse:collapse;"><colgroup><col width="300" /><col width="300" /></colgroup><tbody><tr><td><p dir="ltr"><span style="font-size:11pt;font-family:Arial,sans-serif;">Visits</span></p></td><td><p dir="ltr"><span style="font-size:11pt;font-family:Arial,sans-serif;">a|b</span></p></td></tr><tr><td><p dir="ltr"><span style="font-size:11pt;font-family:Arial,sans-serif;">2</span></p></td><td><p dir="ltr"><span style="font-size:11pt;font-family:Arial,sans-serif;">each</span></p><p><span style="font-size:11pt;font-family:Arial,sans-serif;">quarter</span></p></td></tr></tbody></table></div></b>`;

/** Word on the web: each item in a list of its own. */
export const WORD_WEB_TEXT = `<div class="OutlineElement Ltr SCXW1 BCX0"><p class="Paragraph SCXW1 BCX0" role="heading" aria-level="2"><span data-contrast="auto" class="TextRun SCXW1"><span class="NormalTextRun SCXW1">First</span></span><span class="EOP SCXW1" data-ccp-props="{}">&nbsp;</span></p></div>
<div class="ListContainerWrapper SCXW1 BCX0"><ol class="NumberListStyle1 SCXW1 BCX0" role="list" start="1"><li data-leveltext="%1." data-font="" data-listid="1" data-aria-posinset="1" data-aria-level="1" role="listitem" class="OutlineElement Ltr"><p class="Paragraph"><span class="TextRun">Open</span></p></li></ol></div>
<div class="ListContainerWrapper SCXW1 BCX0"><ol class="NumberListStyle2 SCXW1 BCX0" role="list" start="1"><li data-aria-posinset="1" data-aria-level="2" role="listitem"><p class="Paragraph"><span class="TextRun">Look</span></p></li></ol></div>
<div class="ListContainerWrapper SCXW1 BCX0"><ol class="NumberListStyle1 SCXW1 BCX0" role="list" start="2"><li data-aria-posinset="2" data-aria-level="1" role="listitem"><p class="Paragraph"><span class="TextRun">Close</span></p></li></ol></div>`;

/** LibreOffice Writer: a footnote, and a deletion that is tracked. */
export const WRITER_TEXT = `<!DOCTYPE HTML><html><head><meta name="generator" content="LibreOffice 24.2.7.2 (Linux)"/><style type="text/css">a.sdfootnoteanc { font-size: 57% }</style></head><body lang="hi-IN" dir="ltr">
<h3 class="western">शुल्क</h3><p style="margin-bottom: 0.25cm">वार्षिक <strong>शुल्क</strong><sup><a class="sdfootnoteanc" name="sdfootnote1anc" href="#sdfootnote1sym"><sup>1</sup></a></sup> ₹499 <del cite="x" datetime="2026-01-01T00:00:00">₹599 </del>है।</p>
<ol><li><p>आवेदन करें</p><ul><li><p>ऑनलाइन</p></li></ul></li><li><p>प्रतीक्षा करें</p></li></ol>
<div id="sdfootnote1"><p class="sdfootnote"><a class="sdfootnotesym" name="sdfootnote1sym" href="#sdfootnote1anc">1</a>कर अतिरिक्त</p></div></body></html>`;

/** Source with colours, as Visual Studio Code copies it. */
export const CODE_EDITOR_TEXT = `<meta charset='utf-8'><div style="color: #d4d4d4;background-color: #1e1e1e;font-family: 'Droid Sans Mono', monospace;font-size: 14px;line-height: 19px;white-space: pre;"><div><span style="color: #569cd6;">## Fees</span></div><br><div><span style="color: #d4d4d4;">**free**</span></div></div>`;
