/** Pairs that were written after the engine, in the form of the first half; none was left out because of its result. */
export const OTHER_TESTS = String.raw`
a>b>0 ;; b<a且b>0 ;; = ;; other tests
0<x<1或x>2 ;; (0,1)\cup(2,+\infty) ;; = ;; other tests
x=2,y=-1 ;; \left\{\begin{aligned}x&=2\\y&=-1\end{aligned}\right. ;; = ;; other tests
2\leq x\leq 5 ;; [2,5] ;; = ;; other tests
y=(x-1)^2(x\ge1) ;; y=x^2-2x+1(x\geq1) ;; = ;; other tests
\frac{a}{b}=\frac{c}{d} ;; ad=bc ;; = ;; other tests
\frac{x-1}{2}=\frac{y+1}{3} ;; 3x-2y-5=0 ;; = ;; other tests
x=1+t,y=2-t ;; y=2-t,x=1+t ;; = ;; other tests
\rho=2\cos\theta ;; \rho=2\sin\theta ;; != ;; other tests
a^{-1}+b^{-1} ;; \frac{a+b}{ab} ;; = ;; other tests
(a^{\frac12}+b^{\frac12})(a^{\frac12}-b^{\frac12}) ;; a-b ;; = ;; other tests ;; a:positive,b:positive
a^{\frac{2}{3}} ;; \sqrt[3]{a^2} ;; = ;; other tests
\sqrt{a}\cdot\sqrt[3]{a} ;; a^{\frac56} ;; = ;; other tests
\sqrt{\frac{1}{3}} ;; \frac{\sqrt3}{3} ;; = ;; other tests
\frac{\sin15^\circ+\cos15^\circ}{\sin15^\circ-\cos15^\circ} ;; -\sqrt3 ;; = ;; other tests
\cos20^\circ\cos40^\circ\cos80^\circ ;; \frac18 ;; = ;; other tests
\tan20^\circ+\tan40^\circ+\sqrt3\tan20^\circ\tan40^\circ ;; \sqrt3 ;; = ;; other tests
\lg^22+\lg2\lg5+\lg5 ;; 1 ;; = ;; other tests
\log_89\cdot\log_{27}32 ;; \frac{10}{9} ;; = ;; other tests
5^{\log_53} ;; 3 ;; = ;; other tests
C_n^2 ;; \frac{n(n-1)}{2} ;; = ;; other tests
\frac{(n+1)!}{n!} ;; n+1 ;; = ;; other tests
A_n^2 ;; n^2-n ;; = ;; other tests
(1+x)^5 ;; x^5+5x^4+10x^3+10x^2+5x+1 ;; = ;; other tests
\frac{3}{4}\pi ;; \frac{3\pi}{4} ;; = ;; other tests
\frac{3}{4\pi} ;; \frac{3\pi}{4} ;; != ;; other tests
1:\sqrt3:2 ;; \sqrt3:3:2\sqrt3 ;; = ;; other tests
1:2:3 ;; 3:2:1 ;; != ;; other tests
x\ne1且x\ne-1 ;; x\neq\pm1 ;; = ;; other tests
x\ne\pm1 ;; x\ne1 ;; != ;; other tests
\{x|x\ne\pm1\} ;; (-\infty,-1)\cup(-1,1)\cup(1,+\infty) ;; = ;; other tests
(-1,+\infty) ;; x>-1 ;; = ;; other tests
\{0,1\}\cup\{2\} ;; \{0,1,2\} ;; = ;; other tests
\mathbb{R} ;; (-\infty,+\infty) ;; = ;; other tests
R ;; \mathbb{R} ;; = ;; other tests
\{x\in\mathbb{N}|x<3\} ;; \{0,1,2\} ;; = ;; other tests
\{x\in N|x<3\} ;; \{1,2\} ;; != ;; other tests
\{(x,y)|x+y=1\} ;; \{(x,y)|y=1-x\} ;; = ;; other tests
2\sqrt{3}-\left|-2\right| ;; 2\sqrt3-2 ;; = ;; other tests
(\pi-3)^0 ;; 1 ;; = ;; other tests
(-\frac12)^{-2} ;; 4 ;; = ;; other tests
\sqrt{(2-\sqrt5)^2} ;; \sqrt5-2 ;; = ;; other tests
\sqrt{(2-\sqrt5)^2} ;; 2-\sqrt5 ;; != ;; other tests
x(x-2)=x-2 ;; x_1=2,x_2=1 ;; = ;; other tests
3.0\times10^8m/s ;; 3\times10^8 ;; = ;; other tests
45分钟 ;; 45 ;; = ;; other tests
12.50元 ;; 12.5元 ;; = ;; other tests
60km/h ;; 60千米/小时 ;; = ;; other tests
-2\vec{a}+\frac{1}{2}\vec{b} ;; \frac{\vec{b}-4\vec{a}}{2} ;; = ;; other tests
|\vec{a}|=2 ;; 2 ;; = ;; other tests
\sqrt{x^2+y^2} ;; x+y ;; != ;; other tests
\frac{x^2+y^2}{xy} ;; \frac{x}{y}+\frac{y}{x} ;; = ;; other tests
x-2y=0或2x-y=0 ;; 2x-y=0或x-2y=0 ;; = ;; other tests
y=\frac12x或y=2x ;; x-2y=0或2x-y=0 ;; = ;; other tests
y=x+1或y=-x+3 ;; y=x+1 ;; != ;; other tests
(2,0)或(-2,0) ;; (\pm2,0) ;; = ;; other tests
(2,0),(-2,0) ;; (-2,0),(2,0) ;; = ;; other tests
x\le-2或x\ge3 ;; (-\infty,-2]\cup[3,\infty) ;; = ;; other tests
0\le\theta<\pi ;; [0,\pi) ;; = ;; other tests
1.5\pi ;; \frac{3}{2}\pi ;; = ;; other tests
y=3^x-1 ;; y=3^{x-1} ;; != ;; other tests
y=-2x^2 ;; y=(-2x)^2 ;; != ;; other tests
2x^2-3x+1=0 ;; -2x^2+3x-1=0 ;; = ;; other tests
\sum_{k=1}^{n}k ;; \frac{n(n+1)}{2} ;; = ;; not understood yet
y=(x-1)^2(x\ge1) ;; y=x^2-2x+1(x\geq2) ;; != ;; not understood yet
y=x+1(x>0) ;; y=x+1 ;; != ;; not understood yet
f(x)=\begin{cases}x+1,x>0\\-x,x\le0\end{cases} ;; f(x)=\begin{cases}-x,x\le0\\x+1,x>0\end{cases} ;; = ;; not understood yet
\{(x,y)|x+y=1\} ;; \{(x,y)|y=x-1\} ;; != ;; a set by its condition
x<3 ;; x<3,x\in Z ;; != ;; whole numbers only
\{x\in N|x<3\} ;; \{x|x<3\} ;; != ;; whole numbers only
x=1,y=2 ;; x=2,y=1 ;; != ;; values by their names
\frac{3}{5} ;; \frac{5}{3} ;; != ;; an inverse
-\frac{3}{5} ;; \frac{3}{5} ;; != ;; a sign
0.75 ;; \frac{3}{5} ;; != ;; decimals
\frac{5}{12} ;; 0.42 ;; != ;; decimals are exact
\frac{7}{3} ;; 2\frac{2}{3} ;; != ;; a mixed number is a sum
1\frac{1}{2}:2 ;; 4:3 ;; != ;; a ratio has an order
2\pi r ;; \pi r^2 ;; != ;; geometry
\frac{1}{3}\pi r^2h ;; \pi r^2h ;; != ;; geometry
a(b+c) ;; ab+c ;; != ;; every term is multiplied
-(a-b) ;; -a-b ;; != ;; a sign before brackets
(x+y)(x-y) ;; (x-y)^2 ;; != ;; factoring
x^2-9 ;; (x-3)^2 ;; != ;; factoring
x^2+6x+9 ;; (x+9)^2 ;; != ;; factoring
\frac{a}{b}\cdot\frac{b}{c} ;; \frac{c}{a} ;; != ;; fractions
\frac{1}{x+1}+\frac{1}{x-1} ;; \frac{2}{x^2-1} ;; != ;; fractions
\sqrt{50} ;; 2\sqrt5 ;; != ;; radicals
\sqrt{\frac{4}{5}} ;; \frac{2}{5} ;; != ;; radicals
3x=0 ;; x=-3 ;; != ;; equations
\frac{x}{2}=3 ;; x=\frac32 ;; != ;; equations
2x+1=5 ;; x=3 ;; != ;; equations
x^2=9 ;; x=\pm9 ;; != ;; equations
3x>6 ;; x>3 ;; != ;; inequalities
x-1\le2 ;; x<3 ;; != ;; strict or not
[0,1] ;; (0,1] ;; != ;; an interval
y=x-1 ;; y=1-x ;; != ;; lines
y=2^x ;; y=x^2 ;; != ;; functions
\sin60^\circ ;; \frac12 ;; != ;; usual angles
\cos2x ;; 2\cos x ;; != ;; trigonometric identities
\log_23 ;; \log_32 ;; != ;; logarithms
\lg100 ;; 10 ;; != ;; logarithms
a_n=3n ;; a_n=3^n ;; != ;; sequences
S_n=n^2 ;; S_n=2n ;; != ;; sequences
\{1,3\} ;; \{1,2,3\} ;; != ;; a set
\vec{a}-\vec{b} ;; \vec{b}-\vec{a} ;; != ;; vectors
3+2i ;; 2+3i ;; != ;; complex numbers
(3,-1) ;; (-3,1) ;; != ;; coordinates
x^2+y^2=4 ;; x^2+y^2=2 ;; != ;; circles
3x^2 ;; x^3 ;; != ;; derivatives
\frac1x ;; \ln x ;; != ;; derivatives
`;
